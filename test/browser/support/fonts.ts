import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A font a device may show the page in. Each has widths of its own, and so its lines end elsewhere. */
export interface Font {
  family: string;
  /** Its upright style; the others lie beside it. */
  file: string;
  package: string;
}

const FOLDER = '/usr/share/fonts/truetype';

export const NOTO: Font = {
  family: 'Noto Sans',
  file: `${FOLDER}/noto/NotoSans-Regular.ttf`,
  package: 'fonts-noto-core',
};

export const FONTS: readonly Font[] = [
  { family: 'DejaVu Sans', file: `${FOLDER}/dejavu/DejaVuSans.ttf`, package: 'fonts-dejavu-core' },
  { family: 'Liberation Sans', file: `${FOLDER}/liberation/LiberationSans-Regular.ttf`, package: 'fonts-liberation' },
  NOTO,
];

export function isInstalled({ file }: Font): boolean {
  return existsSync(file);
}

/** What a browser has to be started with to know these fonts and no others; the folder takes its settings and its cache. */
export function onlyFonts(fonts: readonly Font[], place: string): Record<string, string> {
  const settings = join(place, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      ${fonts.map(({ file }) => `<dir>${dirname(file)}</dir>`).join('\n')}
      <cachedir>${place}</cachedir>
      <match><edit name="family" mode="append_last"><string>${fonts[0]?.family}</string></edit></match>
    </fontconfig>`,
  );
  return { FONTCONFIG_FILE: settings };
}
