// The bill of materials: what the service runs with, in CycloneDX. node script/sbom.mjs FILE
// Not by "npm sbom": of the packages that run it leaves out those that tools use as well.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesThatRun, root, weightPackages } from './packages.mjs';

/** Of packages, and of those whose weights are in what was built. */
export function billOfMaterials(packages) {
  const { name, version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const components = new Map(
    [...packages, ...weightPackages()].map((each) => [`${each.name}@${each.version}`, componentOf(each)]),
  );
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, description } },
    components: [...components.values(), aacDecoder()],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function componentOf({ name, version, license, integrity }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm = '', digest = ''] = (integrity ?? '').split('-');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license ? { licenses: [/ /.test(license) ? { expression: license } : { license: { id: license } }] } : {}),
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
  };
}

/** The one library that is no package: built by script/aac/build. */
function aacDecoder() {
  const purl = 'pkg:deb/debian/ffmpeg@5.1.9';
  const file = readFileSync(join(root, 'src/transcription/decode/aac.wasm'));
  return {
    type: 'library',
    'bom-ref': purl,
    name: 'ffmpeg',
    version: '5.1.9',
    purl,
    licenses: [{ license: { id: 'LGPL-2.1-or-later' } }],
    hashes: [{ alg: 'SHA-512', content: createHash('sha512').update(file).digest('hex') }],
  };
}

if (process.argv[1] === import.meta.filename) {
  const [file] = process.argv.slice(2);
  const bill = billOfMaterials(packagesThatRun());
  if (file) writeFileSync(file, bill);
  else process.stdout.write(bill);
}
