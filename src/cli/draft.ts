import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { z } from 'zod';
import { type Department, NERIS_ID } from '../departments/department.ts';
import { SANDBOX_DEPARTMENTS } from '../departments/sandbox-directory.ts';
import type { ReadAccount } from '../extraction/draft.ts';
import type { assemble } from '../neris/assemble.ts';
import { RefusedChange } from '../partners/partners.ts';
import { prettyDraft } from './pretty-draft.ts';
import { say, sayJson } from './say.ts';

interface DraftOptions {
  department?: string;
  name?: string;
  city?: string;
  state?: string;
  receivedAt?: string;
  pretty?: boolean;
  jsonl?: string;
}

/** The main job alone, with no server and no database. */
export function draftCommand(): Command {
  return new Command('draft')
    .description('draft an incident from a transcript, without server or database')
    .argument('[file]', 'the transcript; standard input when left out')
    .option('--department <neris_id>', 'the department’s NERIS id')
    .option('--name <name>', 'its name')
    .option('--city <city>', 'its town; known already for the sandbox departments')
    .option('--state <state>', 'its state, two letters')
    .option('--received-at <time>', 'when the narration came in, ISO 8601; now when left out')
    .option('--pretty', 'for people: the words behind each value, then the questions')
    .option('--jsonl <file>', 'many at once: lines {id, department, received_at, transcript}; - is standard input')
    .action(async (file: string | undefined, options: DraftOptions) => {
      // Loaded only now: the reader's weights would make every other command wait.
      const { loadReader } = await import('../extraction/draft.ts');
      const engine: Engine = {
        read: await loadReader(availableParallelism()),
        ...(await import('../neris/assemble.ts')),
      };
      if (options.jsonl !== undefined) {
        let failed = 0;
        for (const line of (await readText(options.jsonl)).split('\n').filter((text) => text.trim())) {
          const answer = await draftLine(engine, line);
          if ('error' in answer) failed++;
          sayJson(answer);
        }
        if (failed > 0) throw new RefusedChange(`${failed} of the lines could not be drafted; their answers say why.`);
        return;
      }
      const transcript = await readText(file ?? '-');
      if (!transcript.trim()) throw new RefusedChange('The transcript is empty.');
      const drafted = await draft(engine, {
        department: departmentOf(options),
        receivedAt: momentOf(options.receivedAt),
        transcript,
      });
      if (options.pretty) say(...prettyDraft(transcript, drafted));
      else sayJson(drafted, 2);
    });
}

interface Engine {
  read: ReadAccount;
  assemble: typeof assemble;
}

async function draft(engine: Engine, account: { transcript: string; department: Department; receivedAt: Date }) {
  const started = performance.now();
  const { timings, ...extraction } = await engine.read(account);
  const { neris, gaps, svc_report } = engine.assemble(extraction);
  return {
    transcript: account.transcript,
    neris,
    gaps,
    modules: extraction.modules,
    svc_report,
    timings: {
      transcribe_ms: null,
      stage1_ms: timings.stage1Ms,
      stage2_ms: timings.stage2Ms,
      total_ms: Math.round(performance.now() - started),
    },
  };
}

const Moment = z.iso.datetime({ offset: true });

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  department: z.object({
    neris_id: z.string().regex(NERIS_ID),
    name: z.string().nullable().default(null),
    city: z.string().nullable().default(null),
    state: z.string().nullable().default(null),
  }),
  received_at: Moment,
  transcript: z.string().min(1),
});

/** A bad line is answered where it stands and does not stop the rest. */
async function draftLine(engine: Engine, line: string): Promise<object> {
  let id: unknown = null;
  try {
    const value: unknown = JSON.parse(line);
    id = (value as { id?: unknown } | null)?.id ?? null;
    const { department, received_at, transcript } = Line.parse(value);
    const { transcript: _, ...drafted } = await draft(engine, {
      department,
      receivedAt: new Date(received_at),
      transcript,
    });
    return { id, ...drafted };
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    if (!issue && !(error instanceof SyntaxError)) throw error;
    return { id, error: issue ? `${issue.path.join('.')}: ${issue.message}` : 'The line is not a JSON object.' };
  }
}

function departmentOf({ department, name, city, state }: DraftOptions): Department {
  if (department === undefined || !NERIS_ID.test(department)) {
    throw new RefusedChange('Name the department: --department FD followed by eight digits.');
  }
  const known = SANDBOX_DEPARTMENTS.find(({ neris_id }) => neris_id === department);
  return {
    neris_id: department,
    name: name ?? known?.name ?? null,
    city: city ?? known?.city ?? null,
    state: state ?? known?.state ?? null,
  };
}

function momentOf(text: string | undefined): Date {
  if (text === undefined) return new Date();
  const moment = Moment.safeParse(text);
  if (!moment.success) throw new RefusedChange('--received-at must be a time with its zone, as 2026-03-14T18:40:00Z.');
  return new Date(moment.data);
}

async function readText(file: string): Promise<string> {
  if (file !== '-') {
    return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new RefusedChange(`${file} cannot be read (${error.code}).`);
    });
  }
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
