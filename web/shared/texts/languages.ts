import { EN } from './en.ts';
import { ES } from './es.ts';
import type { Texts } from './texts.ts';

export type Language = 'en' | 'es';

const LANGUAGES: Readonly<Record<Language, Texts>> = { en: EN, es: ES };

/** The host's choice, else the device's, else English. */
export function chooseLanguage(
  asked: string | undefined,
  device: readonly string[],
): { language: Language; texts: Texts } {
  const wanted = [asked, ...device].map((tag) => (tag ?? '').slice(0, 2).toLowerCase());
  const language = wanted.find((tag): tag is Language => tag in LANGUAGES) ?? 'en';
  return { language, texts: LANGUAGES[language] };
}
