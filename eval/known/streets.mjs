// Streets of real towns as natural voices say them: how many are written exactly right, without anything sent along, with
// the record of the call (`known`), and with 200 names of streets (`terms`); and how many other streets are bent towards
// what was sent although something else was said.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadReader } from '../../build/extraction/draft.js';
import { namesToHear } from '../../build/extraction/known/names.js';
import { assemble } from '../../build/neris/assemble.js';
import { decodeAudio } from '../../build/transcription/decode/decode.js';
import { loadRecognition } from '../../build/transcription/recognise.js';
import { transcription } from '../../build/transcription/transcribe.js';
import { departmentWords } from '../../build/transcription/vocabulary/department-words.js';
import { KOKORO, kokoroSpeaker } from '../../training/kokoro.mjs';
import { phrases, spokenForm } from '../../training/spoken-form.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const CALLS = [
  'a kitchen fire',
  'a fire alarm',
  'a fall',
  'smoke in the house',
  'a car crash',
  'chest pain',
  'a gas leak',
  'a lift assist',
];
/** Streets of American towns that are none of those said: with the forty they are the list of a town. */
const OTHERS = readFileSync(`${here}town.txt`, 'utf8').split('\n').filter(Boolean);

const rows = readFileSync(`${here}streets.tsv`, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line, i) => {
    const [id, city, state, house, street, type, sent = street] = line.split('\t');
    return { i, id, city, state, house, street, type, sent };
  });

export async function hearStreets({ recordings, kokoro, only = '', ownLean, ways }) {
  mkdirSync(recordings, { recursive: true });
  const speaker = kokoro && kokoroSpeaker(kokoro);
  const transcribe = transcription(await loadRecognition(1), { ...(ownLean && { ownLean }) });
  const readAccount = await loadReader(1);
  const tally = {};
  const spent = {};
  for (const row of rows.filter(({ id }) => id.startsWith(only))) {
    const wav = await recorded(row, recordings, speaker);
    if (!wav) continue;
    const samples = await decodeAudio(wav);
    const department = {
      neris_id: 'FD24031901',
      name: `${row.city} Fire Department`,
      city: row.city,
      state: row.state,
    };
    for (const [way, along] of Object.entries(waysOf(row)).filter(([name]) => !ways || ways.test(name))) {
      const begun = process.cpuUsage();
      const names = [...departmentWords(department), ...namesToHear(along.known, along.terms)];
      const { text = '' } = await transcribe(samples, names);
      const { user, system } = process.cpuUsage(begun);
      const account = { transcript: text, department, receivedAt: new Date('2026-03-14T20:00:00Z'), ...along };
      const { neris, svc_report } = assemble(await readAccount(account));
      const { street, street_postfix, complete_number } = neris.base?.location ?? {};
      const isRight = street === row.street && street_postfix === row.type.toUpperCase();
      // What was not made out at all may be filled by whatever record was sent, and then says so.
      const isWritten = street !== undefined && !isOnlyKnown(svc_report);
      const isBent =
        isWritten && street !== row.street && [along.sent, ...(along.terms ?? []).map(nameOf)].includes(street);
      tally[way] ??= { narrations: 0, right: 0, bent: 0 };
      tally[way].narrations++;
      tally[way].right += isRight;
      tally[way].bent += isBent;
      spent[way] = (spent[way] ?? 0) + (user + system) / 1e6;
      if (!isRight || isBent)
        console.log(
          `${row.id} ${way}${isBent ? ' BENT' : ''}: ${row.house} ${row.street} ${row.type} became ${complete_number} ${street} ${street_postfix}; heard: ${text}`,
        );
    }
  }
  speaker?.end();
  for (const [way, counts] of Object.entries(tally))
    console.log(way, counts, `hearing ${spent[way].toFixed(1)} processor seconds`);
}

const nameOf = (named) => named.replace(/ \w+$/, '');

/** Nothing of an address was said that is one: the record's fills it, and says so. */
function isOnlyKnown({ sources }) {
  return (sources['base.location.street'] ?? []).every((source) => 'inference' in source);
}

/** With a street its own record and a list of 200 that holds it; and records and lists of which it is none. */
function waysOf(row) {
  const { id, street, type } = row;
  const said = `${street} ${type}`;
  const record = (sent) => ({ sent: sent.street, known: recordOf(sent) });
  const without = (names) => names.filter((name) => name !== said).slice(0, 200);
  if (id.startsWith('o'))
    return {
      'other, a near one sent': record({ ...row, street: row.sent }),
      'other, 200 listed': { terms: without(LISTED) },
    };
  const ours = SAID.indexOf(row);
  return {
    'nothing sent': {},
    known: record(row),
    'terms, 200': { terms: LISTED },
    ...Object.fromEntries([7].map((on) => [`another call sent, ${on} on`, record(SAID[(ours + on) % SAID.length])])),
  };
}

const SAID = rows.filter(({ id }) => id.startsWith('k'));
const LISTED = [...SAID.map(({ street, type }) => `${street} ${type}`), ...OTHERS];

function recordOf({ house, street, type }) {
  return { base: { location: { complete_number: house, street, street_postfix: type.toUpperCase() } } };
}

async function recorded({ i, id, house, street, type }, folder, speaker) {
  const file = join(folder, `${id}.wav`);
  if (existsSync(file)) return readFileSync(file);
  if (!speaker) return undefined;
  const said = `Dispatched to ${house} ${street} ${type} for ${CALLS[i % CALLS.length]}.`;
  const wav = await speaker.speak(phrases(spokenForm(said)), KOKORO[i % KOKORO.length]);
  writeFileSync(file, wav);
  return wav;
}
