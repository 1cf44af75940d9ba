import { execFileSync } from 'node:child_process';

/** A palette is plenty for flat colours, and a quarter of the size. */
export function shrink(path: string, colours = 64): void {
  try {
    execFileSync('pngquant', ['--force', '--skip-if-larger', '--output', path, String(colours), path]);
  } catch {
    // Without pngquant the picture is larger, not different.
  }
}
