import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from '../build/http/contract/documents/openapi.js';

const FILE = new URL('src/openapi.ts', import.meta.url);

const types = astToString(await openapiTS(openApiDocument('/v1', '1.0.0')));
const text = `// Made from the OpenAPI document by script/client-types, not by hand.\n\n${types}`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(FILE, text);
