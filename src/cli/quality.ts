import { open } from 'node:fs/promises';
import { Command } from 'commander';
import { findPartner, RefusedChange } from '../partners/partners.ts';
import type { Quality } from '../quality/figures.ts';
import type { Lessons } from '../quality/lessons.ts';
import type { Choice } from '../quality/outcomes.ts';
import type { Db } from '../storage/database/tables.ts';
import { parseDay, print, withContext } from './context.ts';

interface QualityOptions {
  partner?: string;
  from?: string;
  before?: string;
  html?: string;
  lessons?: string;
}

export function qualityCommand(): Command {
  return new Command('quality')
    .description('what reported outcomes say of the drafts, field by field; test data never counts')
    .option('--partner <slug>', 'of this partner')
    .option('--from <day>', 'of narrations from this day on, such as 2026-11-01 (UTC)', parseDay)
    .option('--before <day>', 'of narrations before this day', parseDay)
    .option('--html <file>', 'write a page to read, print and pass on')
    .option(
      '--lessons <file>',
      'write what draft and report disagree on as lessons to be looked through, with no names',
    )
    .action(({ partner, from, before, html, lessons }: QualityOptions, command: Command) =>
      withContext(async ({ db }) => {
        // Loaded only now: the payload's tables would make every other command wait.
        const { qualityOf } = await import('../quality/figures.ts');
        const of = partner === undefined ? undefined : await findPartner(db, partner);
        const choice = { partnerId: of?.id, from, before };
        const quality = await qualityOf(db, choice);
        if (html !== undefined) {
          const { qualityPage } = await import('../quality/page.ts');
          const title = `How the drafts held up${of ? `: ${of.name}` : ''}${period(from, before)}`;
          await save(html, qualityPage(quality, { title, madeAt: new Date() }));
        }
        const taught = lessons === undefined ? {} : { lessons: await saveLessons(db, choice, lessons) };
        if (command.optsWithGlobals<{ json?: boolean }>().json) print(command, { ...quality, ...taught });
        else print(command, { ...summary(quality), ...taught });
      }),
    );
}

/** What an operator looks at first; the whole is in the page and in the JSON. */
function summary({ outcomes, accepted, compared, review_seconds, fields, questions, ...rest }: Quality) {
  const { kept, changed, added, removed } = rest;
  const [worst] = fields;
  const [open] = questions;
  return {
    outcomes,
    accepted,
    compared,
    kept,
    changed,
    removed,
    added,
    review_median_s: review_seconds.median,
    review_p90_s: review_seconds.p90,
    differed_most: worst && `${worst.field} (${worst.changed + worst.removed + worst.added})`,
    left_open_most: open && `${open.field} (${open.open} of ${open.asked})`,
  };
}

async function saveLessons(db: Db, choice: Choice, file: string): Promise<Omit<Lessons, 'text'>> {
  const { lessonsOf } = await import('../quality/lessons.ts');
  const { ordinaryWords } = await import('../quality/private-words.ts');
  const { text, ...counts } = await lessonsOf(db, choice, ordinaryWords());
  await save(file, text);
  return counts;
}

/** What people said is in it: for the operator's own eyes, also where a file of that name was open to others. */
async function save(file: string, text: string): Promise<void> {
  try {
    const writing = await open(file, 'w', 0o600);
    try {
      if ((await writing.stat()).isFile()) await writing.chmod(0o600);
      await writing.writeFile(text);
    } finally {
      await writing.close();
    }
  } catch (error) {
    throw new RefusedChange(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function period(from: string | undefined, before: string | undefined): string {
  return `${from ? `, from ${from}` : ''}${before ? `, before ${before}` : ''}`;
}
