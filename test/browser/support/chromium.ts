import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { describe } from 'vitest';
import { ACCOUNT } from './fake-pipeline.ts';
import { type Font, isInstalled, onlyFonts } from './fonts.ts';

const EXECUTABLE = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** A suite in a real browser. Where there is none it says so by name, and in CI that is a failure. */
export function browserSuite(name: string, body: () => void, fonts: readonly Font[] = []): void {
  const missing = [
    ...(EXECUTABLE ? [] : ['chromium']),
    ...(canSpeak() ? [] : ['espeak-ng']),
    ...fonts.filter((font) => !isInstalled(font)).map((font) => font.package),
  ];
  if (missing.length === 0) {
    describe(name, { timeout: 90_000 }, body);
    return;
  }
  if (process.env.CI === 'true')
    throw new Error(`Not installed: ${missing.join(', ')}. Run the tests with script/test.`);
  process.stderr.write(`SKIPPED: ${name} (not installed: ${missing.join(', ')}).\n`);
  describe.skip(name, body);
}

export type Microphone = 'speech' | 'spanish' | 'silence' | 'none' | 'denied';

/** Starts a browser with the fonts of the machine, or with these alone. */
export async function launch(microphone: Microphone = 'speech', fonts?: readonly Font[]): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-browser-'));
  const browser = await chromium.launch({
    executablePath: EXECUTABLE ?? '',
    env: { ...process.env, ...(fonts ? onlyFonts(fonts, folder) : {}) } as Record<string, string>,
    args: [...ARGUMENTS, ...MICROPHONES[microphone](folder)],
  });
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }));
  return browser;
}

/** A browser whose storage lies in a folder of its own, so that it can be killed and started again. */
export async function launchWithProfile(profile: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: EXECUTABLE ?? '',
    args: [...ARGUMENTS, ...MICROPHONES.speech(profile)],
    ...options,
  });
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // What the address bar suggests are pages of the browser's own, loaded for every window: most of what opening one costs.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    // Chromium heeds the last such list alone: Playwright's own, for which this one stands.
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
  // The page is to be found as a firefighter finds it: with the microphone asked for, not silently muted.
  '--autoplay-policy=user-gesture-required',
];

const MICROPHONES: Record<Microphone, (folder: string) => string[]> = {
  speech: (folder) => [...fakeDevice(speechFile(folder)), '--use-fake-ui-for-media-stream'],
  spanish: (folder) => [...fakeDevice(speechFile(folder, 'es', RELATO)), '--use-fake-ui-for-media-stream'],
  silence: (folder) => [...fakeDevice(silenceFile(folder)), '--use-fake-ui-for-media-stream'],
  none: () => ['--use-fake-ui-for-media-stream'],
  denied: (folder) => [...fakeDevice(silenceFile(folder)), '--deny-permission-prompts'],
};

function fakeDevice(file: string): string[] {
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`];
}

const RELATO =
  'Nos llamaron a las dos de la tarde por un incendio en una casa de la calle principal. Cuando llegamos salía mucho ' +
  'humo por las ventanas de la cocina. Apagamos el fuego con una manguera y nadie resultó herido.';

export function speechFile(folder: string, voice = 'en-us', words = ACCOUNT): string {
  const file = join(folder, 'account.wav');
  execFileSync('espeak-ng', ['-v', voice, '-s', '160', '-a', '180', '-w', file, words]);
  return file;
}

function silenceFile(folder: string): string {
  const file = join(folder, 'silence.wav');
  writeFileSync(file, wav(new Int16Array(16_000 * 5), 16_000));
  return file;
}

export function wav(samples: Int16Array, rate: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

function canSpeak(): boolean {
  return spawnSync('espeak-ng', ['--version']).status === 0;
}
