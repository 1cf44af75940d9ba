import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshCopy, withoutRegistry } from '../support/fresh-copy.ts';
import { run } from '../support/service/processes.ts';

let clone: string;
beforeAll(() => {
  clone = freshCopy({ packages: false });
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

// With the packages there, no registry is asked: the documents' commands are run that way.
test.each(['script/server', 'bin/svc'])(
  '%s without packages and without a registry says what to do',
  async (program) => {
    const { code, stdout, stderr } = await run(join(clone, program), [], withoutRegistry(clone));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const [progress, line, ...rest] = stderr.split('\n');
    expect(progress).toBe('Installing dependencies…');
    expect(line).toMatch(/^The npm registry cannot be reached, and the first start needs it once\. .*node_modules/);
    expect(rest).toEqual(['']);
  },
);
