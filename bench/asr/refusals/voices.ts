import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thresholds are set on one half of the recordings and measured on the other: other texts, other voices. */
export type Half = 'tuning' | 'judging';

/** Writes a recording to a file. */
export type Make = (file: string) => void;
type Voice = (text: string) => Make;

export const ENGLISH_VOICES: Record<Half, Record<string, Voice>> = {
  tuning: {
    'espeak en-us': espeak('en-us', 155),
    'flite slt': flite('slt'),
    'espeak en-gb-scotland': espeak('en-gb-scotland', 165),
    'festival kal': festival('kal_diphone'),
    'espeak en-gb': espeak('en-gb', 140),
    'espeak en-us f3': espeak('en-us+f3', 145),
    'flite rms': flite('rms'),
    'espeak en-gb-x-rp': espeak('en-gb-x-rp', 160),
    'flite awb': flite('awb'),
    'espeak en-029': espeak('en-029', 150),
    'festival slt': festival('cmu_us_slt_arctic_hts'),
    'festival ked': festival('ked_diphone'),
    'espeak en-gb-x-gbclan': espeak('en-gb-x-gbclan', 150),
    'espeak en-gb-x-gbcwmd': espeak('en-gb-x-gbcwmd', 155),
    'espeak en-us-nyc': espeak('en-us-nyc', 160),
    'espeak en-us m3 fast': espeak('en-us+m3', 195),
    'espeak en-gb f5 slow': espeak('en-gb+f5', 125),
    'espeak en-us f2': espeak('en-us+f2', 150),
    'espeak scotland f4': espeak('en-gb-scotland+f4', 150),
    'flite kal16': flite('kal16'),
  },
  judging: {
    'espeak en-us m1': espeak('en-us+m1', 150),
    'espeak en-gb f1': espeak('en-gb+f1', 155),
    'espeak scotland m2': espeak('en-gb-scotland+m2', 145),
    'espeak en-029 f2': espeak('en-029+f2', 150),
    'espeak en-us f4': espeak('en-us+f4', 165),
    'espeak en-us m7 slow': espeak('en-us+m7', 130),
    'espeak en-gb m5 fast': espeak('en-gb+m5', 185),
    'espeak rp f3': espeak('en-gb-x-rp+f3', 150),
    'espeak gbclan m4': espeak('en-gb-x-gbclan+m4', 160),
    'espeak gbcwmd f1': espeak('en-gb-x-gbcwmd+f1', 145),
    'espeak nyc f3': espeak('en-us-nyc+f3', 150),
    'espeak en-us f5': espeak('en-us+f5', 175),
    'espeak en-gb m6': espeak('en-gb+m6', 140),
  },
};

/** Voices for one other language each; the rest of the languages are espeak-ng's. */
export const OTHER_VOICES: Record<Half, readonly (readonly [name: string, language: string, voice: Voice])[]> = {
  tuning: [
    ['festival lp', 'it', festival('lp_diphone', 'latin1')],
    ['festival suo_fi_lj', 'fi', festival('suo_fi_lj_diphone', 'latin1')],
    ['festival msu_ru_nsh', 'ru', festival('msu_ru_nsh_clunits')],
    ['festival czech_dita', 'cs', festival('czech_dita', 'latin2')],
    ['festival hy_fi_mv', 'fi', festival('hy_fi_mv_diphone', 'latin1')],
    ['festival upc_ca_ona', 'ca', festival('upc_ca_ona_hts', 'latin1')],
    ['festival czech_machac', 'cs', festival('czech_machac', 'latin2')],
  ],
  judging: [['festival pc', 'it', festival('pc_diphone', 'latin1')]],
};

export function espeak(voice: string, pace: number): Voice {
  return (text) => (file) => {
    const args = ['-v', voice, '-s', String(pace), '-w', file, '--stdin'];
    execFileSync('espeak-ng', args, { input: text, stdio: ['pipe', 'ignore', 'ignore'] });
  };
}

function flite(voice: string): Voice {
  return (text) => (file) => {
    writeFileSync(`${file}.txt`, text);
    execFileSync('flite', ['-voice', voice, '-f', `${file}.txt`, '-o', file], { stdio: 'ignore' });
  };
}

function festival(voice: string, encoding = 'utf8'): Voice {
  return (text) => (file) => {
    const input = execFileSync('iconv', ['-f', 'utf8', '-t', `${encoding}//TRANSLIT`], { input: text });
    execFileSync('text2wave', ['-eval', `(voice_${voice})`, '-o', file], {
      input,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  };
}

/** People who recorded what telephone systems say, in Debian's asterisk-core-sounds and asterisk-prompt packages. */
export const PEOPLE: readonly (readonly [folder: string, kind: 'english' | 'other language'])[] = [
  ['es_MX_f_Allison', 'other language'],
  ['fr_CA_f_June', 'other language'],
  ['it_IT_f_Menardi', 'other language'],
  ['es', 'other language'],
  ['fr', 'other language'],
  ['it_IT_m_Carlo', 'other language'],
  ['ru_RU_f_IvrvoiceRU', 'other language'],
  ['en_US_f_Allison', 'english'],
];

const PROMPTS = '/usr/share/asterisk/sounds';
const TOGETHER = 4;
const RECORDINGS: Record<Half, readonly number[]> = { tuning: [0, 1, 2, 3, 4, 5], judging: [6, 7, 8, 9] };
/** Bytes of two and a half seconds or more, by the ending of the file. */
const LONG: Record<string, number> = { gsm: 4_000, wav: 40_000 };

/** The longer prompts of a person, four for each recording: the same people in both halves, but they say other things. */
export function promptsOf(folder: string, half: Half): string[][] {
  const long = filesIn(join(PROMPTS, folder)).filter(
    (file) => statSync(file).size > (LONG[file.slice(-3)] ?? Infinity),
  );
  return RECORDINGS[half]
    .map((at) => long.slice(at * TOGETHER, (at + 1) * TOGETHER))
    .filter((files) => files.length > 1);
}

/** Music from Debian's asterisk-moh-opsound-wav. */
export function songs(half: Half): string[] {
  const all = filesIn('/usr/share/asterisk/moh').filter((file) => file.endsWith('.wav'));
  return half === 'tuning' ? all.slice(0, 3) : all.slice(3);
}

function filesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
    : [];
}
