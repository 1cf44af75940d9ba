import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A font a device may show the page in. Their widths differ by a fifth, and so does where every line ends. */
export interface Font {
  family: string;
  folder: string;
  package: string;
}

export const FONTS: readonly Font[] = [
  { family: 'DejaVu Sans', folder: '/usr/share/fonts/truetype/dejavu', package: 'fonts-dejavu-core' },
  { family: 'Liberation Sans', folder: '/usr/share/fonts/truetype/liberation', package: 'fonts-liberation' },
  { family: 'Noto Sans', folder: '/usr/share/fonts/truetype/noto', package: 'fonts-noto-core' },
];

export function isInstalled({ folder }: Font): boolean {
  return existsSync(folder);
}

/** What a browser has to be started with to know this font and no other; the folder takes its settings and its cache. */
export function onlyFont({ family, folder }: Font, place: string): Record<string, string> {
  const file = join(place, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>${folder}</dir>
      <cachedir>${place}</cachedir>
      <match><edit name="family" mode="append_last"><string>${family}</string></edit></match>
    </fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}
