import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../../quality/seed.ts';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { prepareAcme, stopAll, svc, withDatabase } from '../../support/service/processes.ts';
import { violations } from '../support/axe.ts';
import { browserSuite, launch } from '../support/chromium.ts';

const LOOKS: [name: string, context: BrowserContextOptions][] = [
  ['on a desk', { viewport: { width: 1280, height: 900 } }],
  ['in the dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
  ['on a phone', { viewport: { width: 360, height: 740 } }],
];

browserSuite('The quality page', () => {
  let database: TestDatabase;
  let browser: Browser;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'svc-test-'));
    file = join(folder, 'quality.html');
    database = await SQLITE.create();
    await prepareAcme(database);
    await withDatabase(database, async (db) => {
      const acme = await db.selectFrom('partners').select('id').where('slug', '=', 'acme').executeTakeFirstOrThrow();
      await seed(db, acme.id, 500);
      // A directory may hold anything.
      const name = 'Mapleton <script>alert(1)</script> & "Sons"';
      const department = JSON.stringify({
        object: 'department',
        neris_id: 'FD24031001',
        name,
        city: null,
        state: null,
      });
      await db.updateTable('narrations').set({ department }).where('department_id', '=', 'FD24031001').execute();
    });
    expect(await svc(database.environment, 'quality', '--html', file)).toMatchObject({ code: 0, stderr: '' });
    browser = await launch();
  }, 90_000);
  afterAll(async () => {
    await browser?.close();
    await stopAll();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(LOOKS)(
    '%s: has charts and figures, asks nothing of anybody, and axe finds nothing wrong',
    async (_, look) => {
      const context = await browser.newContext(look);
      const page = await context.newPage();
      const asked: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(pathToFileURL(file).href);
      expect(await page.locator('h1').textContent()).toBe('How the drafts held up');
      expect(await page.locator('svg[role=img]').count()).toBe(4);
      expect(await page.locator('.tiles strong').first().textContent()).toBe('87.4 %');
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await page.locator('table').first().textContent()).toContain('2026-03-02');
      expect(await page.getByText('Mapleton <script>').count()).toBe(1);
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(file).href]);
      expect(complaints).toEqual([]);
      if (process.env.PICTURES)
        await page.screenshot({
          path: join(process.env.PICTURES, `quality-${LOOKS.findIndex(([, one]) => one === look)}.png`),
          fullPage: true,
        });
      await context.close();
    },
  );

  it('says so when nobody has reported anything', async () => {
    const empty = await SQLITE.create();
    expect(await svc(empty.environment, 'quality', '--html', file)).toMatchObject({ code: 0 });
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    expect(await page.getByText('No outcome has been reported yet.').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await empty.drop();
  });
});
