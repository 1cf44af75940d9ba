import type { Department } from '../departments/department.ts';
import { SANDBOX_DEPARTMENTS } from '../departments/sandbox-directory.ts';

/** What a newcomer sends first. The welcome, the README, the reference and `examples/` all show this one account. */
export const SHOWCASE = {
  department: SANDBOX_DEPARTMENTS[0] as Department,
  transcript:
    'Engine 41 with four was dispatched at fourteen twenty five and on scene at fourteen thirty two, 123 Maple Street, ' +
    'a single family house, nothing showing. We found a grease fire on the kitchen stove, confined to the pan, and put ' +
    'it out with an extinguisher, no water used. Smoke alarm was working, no sprinklers. The owner was home, nobody ' +
    'hurt. Minor damage, no investigation needed. Engine 41 cleared at fourteen fifty.',
};

/** It as a command for a shell; the key may be the name of a variable. */
export function showcaseCommand(baseUrl: string, key: string): string {
  const { department, transcript } = SHOWCASE;
  return narrationCommand(baseUrl, key, { department: department.neris_id, transcript });
}

export function narrationCommand(baseUrl: string, key: string, body: object): string {
  return `curl -s ${baseUrl}/narrations \\
  -H "Authorization: Bearer ${key}" \\
  -H 'Content-Type: application/json' \\
  -d ${quoted(JSON.stringify(body))}`;
}

/** The same with a recording, which the shell reads from its file. */
export function recordingCommand(baseUrl: string, key: string, fields: object, mime: string, file: string): string {
  const body = JSON.stringify({ ...fields, audio: { mime, data: '%s' } });
  // What printf takes for its own, but for the place of the recording.
  const format = body
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
    .replace(/%%s"}}$/, '%s"}}');
  return `printf ${quoted(format)} \\
  "$(base64 < ${quoted(file)} | tr -d '\\n')" |
  curl -s ${baseUrl}/narrations \\
    -H "Authorization: Bearer ${key}" \\
    -H 'Content-Type: application/json' \\
    -d @-`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
