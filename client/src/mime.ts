const BY_ENDING: Readonly<Record<string, string>> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  mp4: 'audio/mp4',
  m4a: 'audio/m4a',
  aac: 'audio/aac',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
};

export const ENDINGS = Object.keys(BY_ENDING).join(', ');

export function mimeOfName(name: string): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : undefined;
}

/** The types of the contract that no ending stands for. */
const OTHERS = ['audio/mp3'];
const TAKEN = new Set([...Object.values(BY_ENDING), ...OTHERS]);

/** What systems call the types that the service takes, when a file is picked. */
const SAME_AS: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/m4a',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-aac': 'audio/aac',
  'audio/aacp': 'audio/aac',
  'audio/vnd.dlna.adts': 'audio/aac',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/x-flac': 'audio/flac',
  'audio/opus': 'audio/ogg',
  'audio/x-ogg': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  // The endings are those of films, too, and the service looks for sound alone.
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'video/ogg': 'audio/ogg',
};

/** A Blob's type by its name in the contract; of a File whose type is none of them, what its own name tells. */
export function mimeOfBlob(blob: Blob): string {
  const type = blob.type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (TAKEN.has(type)) return blob.type;
  const named = 'name' in blob && typeof blob.name === 'string' ? mimeOfName(blob.name) : undefined;
  return SAME_AS[type] ?? named ?? blob.type;
}
