import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('accounts/', import.meta.url);

/** Accounts as crews tell them, each with what it is to give: one line `[account, expected]` of the files so named. */
export function accounts<Expected>(name: string): [account: string, expected: Expected][] {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(name));
  if (files.length === 0) throw new Error(`no accounts are named ${name}`);
  return files.flatMap((file) =>
    readFileSync(new URL(file, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
}
