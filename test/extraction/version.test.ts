import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The build, as it is served: the version is made from its files.
const root = new URL('../../', import.meta.url);
const built = (path: string) => import(new URL(`build/extraction/${path}`, root).href);

test('drafts over the evaluation’s narrations change only with the version', async () => {
  const { extractionVersion } = await built('version.js');
  const { loadReader } = await built('draft.js');
  const { draftsOf } = await import(new URL('eval/drafts-of.mjs', root).href);
  const recorded = JSON.parse(readFileSync(new URL('eval/drafts.json', root), 'utf8'));
  expect(extractionVersion(), 'run script/record-drafts: the extraction is another than that of eval/drafts.json').toBe(
    recorded.version,
  );
  const drafts = await draftsOf(await loadReader(1));
  const changed = Object.keys(recorded.drafts).filter((id) => drafts[id] !== recorded.drafts[id]);
  // On another processor the last digit of a sum may differ, and with it what lies exactly on a threshold.
  expect(changed.length).toBeLessThanOrEqual(Object.keys(recorded.drafts).length / 10);
}, 120_000);

test.each(['extraction/decide/types.js', 'neris/values/incident-types.js'])(
  'a change in %s changes the version',
  async (file) => {
    const { extractionVersion } = await built('version.js');
    const folder = mkdtempSync(join(tmpdir(), 'version-'));
    cpSync(new URL('build', root), join(folder, 'build'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    symlinkSync(new URL('node_modules', root), join(folder, 'node_modules'));
    symlinkSync(new URL('src', root), join(folder, 'src'));
    const copy = () => import(`${join(folder, 'build/extraction/version.js')}?${Math.random()}`);
    expect((await copy()).extractionVersion()).toBe(extractionVersion());
    writeFileSync(join(folder, 'build', file), `${readFileSync(join(folder, 'build', file), 'utf8')}\n// changed\n`);
    expect((await copy()).extractionVersion()).not.toBe(extractionVersion());
    rmSync(folder, { recursive: true });
  },
);
