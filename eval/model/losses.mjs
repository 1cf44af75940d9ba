// What the guard costs a perfect model: what is lost of that which the same tables make of the same claims without a guard.
import { decide } from '../../build/extraction/decide/decide.js';
import { mentionsIn } from '../../build/extraction/text/mentions.js';
import { assemble } from '../../build/neris/assemble.js';
import { scoreDraft } from '../score.mjs';
import { believing } from './believing.mjs';

/** `heard` is what the reader hears, `claims` the perfect model's, `extraction` what became of them. */
export function lossesOf(gold, heard, claims, extraction) {
  const account = { ...gold, receivedAt: new Date(gold.received_at) };
  const alone = scored(gold, decide(account, heard));
  const free = scored(gold, decide(account, believing(heard, mentionsIn(gold.transcript), claims)));
  const guarded = scored(gold, extraction);
  const lost = [...guarded.lost].filter((each) => !free.lost.has(each));
  return {
    wanted: alone.wanted,
    groundable: free.wanted - free.lost.size,
    lost: lost.map((value) => ({ value, cause: causeOf(value, extraction, alone.lost.has(value)) })),
    found: { reader: alone.wanted - alone.lost.size, model: guarded.wanted - guarded.lost.size },
    wrong: { reader: alone.wrong, model: guarded.wrong },
  };
}

function scored(gold, extraction) {
  const { neris, gaps } = assemble(extraction);
  const { notes, tally } = scoreDraft(gold, { neris, gaps, modules: extraction.modules });
  const lost = new Set(
    notes.flatMap((note) => {
      const missing = /^missing {2}(.*)$/.exec(note)?.[1];
      const other = /^wrong {4}(\S.*?) = .*, wanted (.*)$/.exec(note);
      return missing ? [missing] : other && !other[2].startsWith('[') ? [`${other[1]} = ${other[2]}`] : [];
    }),
  );
  let [wanted, wrong] = [0, 0];
  for (const counts of tally.values()) {
    wanted += counts.wanted;
    wrong += counts.wrong;
  }
  return { lost, wanted, wrong };
}

/** The reason of a claim for that place that was dropped; else the tables had it otherwise than without a guard. */
function causeOf(lost, { dropped = [] }, alsoAlone) {
  const path = lost.split(' = ')[0].replace(/\[[^\]]*\]/g, '');
  const claim = dropped.find(
    (each) => path === each.path || path.startsWith(`${each.path}.`) || each.path.startsWith(path),
  );
  if (claim) return `guard: ${claim.reason}`;
  return alsoAlone ? 'tables: as by the reader alone' : 'tables: otherwise';
}
