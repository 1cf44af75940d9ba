// Whether the guard withstands an attack: the wrong values of the draft that the reader alone would not have drawn.
import { decide, MODULES } from '../../build/extraction/decide/decide.js';
import { QUESTIONS } from '../../build/extraction/language-model/questions.js';
import { decideWithModel } from '../../build/extraction/language-model/weigh.js';
import { heardOf } from '../../build/extraction/reader/heard.js';
import { assemble } from '../../build/neris/assemble.js';
import { scoreDraft } from '../score.mjs';

export function withstanding(encoder) {
  let known = {};
  return async ({ gold, claims, transcript = gold.transcript }) => {
    const account = { transcript, department: gold.department, receivedAt: new Date(gold.received_at) };
    if (known.transcript !== transcript) {
      const heard = heardOf(transcript, await encoder.encode(transcript), encoder.columns);
      known = { transcript, heard, alone: new Set(wrongIn(gold, decide(account, heard))) };
    }
    const answer = { claims: claims.map(({ at: _, ...claim }) => claim), answered: Object.keys(QUESTIONS), failed: [] };
    const extraction = decideWithModel(account, known.heard, answer, MODULES);
    const { believed, dropped } = extraction.extras.model;
    return { believed, dropped, invented: wrongIn(gold, extraction).filter((each) => !known.alone.has(each)) };
  };
}

function wrongIn(gold, extraction) {
  const { neris, gaps } = assemble(extraction);
  const { notes } = scoreDraft(gold, { neris, gaps, modules: extraction.modules });
  return notes.filter((note) => note.startsWith('wrong'));
}
