import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, run } from '../support/service/processes.ts';

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: object[];
  hashes?: { content: string }[];
}

test('the bill of materials names every package of the bundle, with its licence and checksum', async () => {
  const { code, stdout, stderr } = await run('script/sbom', []);
  expect(code, stderr).toBe(0);
  const bill: { bomFormat: string; components: Component[] } = JSON.parse(stdout);
  expect(bill.bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(bill.components).toContainEqual(expect.objectContaining({ name, version }));
  }
  const names = bill.components.map(({ name }) => name);
  // What those depend on, also where a tool depends on it as well; and no tool.
  expect(names).toEqual(expect.arrayContaining(['pg-protocol', 'ajv', 'onnxruntime-common', 'ffmpeg']));
  expect(names).not.toContain('typescript');
  for (const { purl, licenses, hashes } of bill.components) {
    expect([purl, licenses?.length]).toEqual([expect.stringMatching(/^pkg:(npm|deb)\/\S+@\d/), 1]);
    expect([purl, hashes?.[0]?.content]).toEqual([purl, expect.stringMatching(/^[0-9a-f]{128}$/)]);
  }
});
