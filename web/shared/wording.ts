import type { Texts } from './texts/texts.ts';

export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Turns what stands in the payload into what a person reads. */
export interface Wording {
  value(field: string, value: unknown): string;
  time(iso: unknown): string;
  date(iso: unknown): string;
}

/** Times are those of the department's clocks, whatever the device's own say. */
export function createWording(labels: Labels, texts: Texts, language: string, zone?: string | null): Wording {
  const clock = formatter(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone);
  const day = formatter(language, { dateStyle: 'full' }, zone);
  const shown = (format: Intl.DateTimeFormat, iso: unknown) => {
    const at = new Date(String(iso));
    return Number.isNaN(at.getTime()) ? String(iso) : format.format(at);
  };
  const wording: Wording = {
    time: (iso) => shown(clock, iso),
    date: (iso) => shown(day, iso),
    value(field, value) {
      if (typeof value === 'boolean') return (value ? texts.rows.yes : texts.rows.no) ?? '';
      const text = String(value);
      if (/^\d{4}-\d\d-\d\dT/.test(text)) return wording.time(text);
      return labels[field]?.[text] ?? (/^[A-Z][A-Z0-9_|]+$/.test(text) ? plain(text) : text);
    },
  };
  return wording;
}

/** A zone that an old webview does not know leaves the device's. */
function formatter(language: string, options: Intl.DateTimeFormatOptions, zone?: string | null): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, zone ? { ...options, timeZone: zone } : options);
  } catch {
    return new Intl.DateTimeFormat(language, options);
  }
}

/** `FIRE||STRUCTURE_FIRE` or `floor_of_origin` in plain words: the last part, with spaces. */
export function plain(code: string): string {
  const words = (code.split('||').at?.(-1) ?? code).replace(/_+/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
