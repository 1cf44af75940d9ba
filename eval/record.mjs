#!/usr/bin/env node
// Writes eval/drafts.json: which drafts this version of the extraction makes. See script/record-drafts.
import { writeFileSync } from 'node:fs';
import { loadReader } from '../build/extraction/draft.js';
import { extractionVersion } from '../build/extraction/version.js';
import { draftsOf } from './drafts-of.mjs';

const recorded = { version: extractionVersion(), drafts: await draftsOf(await loadReader(1)) };
writeFileSync(new URL('drafts.json', import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`);
console.log(`${Object.keys(recorded.drafts).length} drafts of ${recorded.version}`);
