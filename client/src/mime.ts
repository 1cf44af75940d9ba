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
  return BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''];
}

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

/** A Blob's type by its name in the contract; of a File that has none, what its own name tells. */
export function mimeOfBlob(blob: Blob): string {
  const [type = ''] = blob.type.toLowerCase().split(';');
  const named = 'name' in blob && typeof blob.name === 'string' ? mimeOfName(blob.name) : undefined;
  return type === '' ? (named ?? '') : (SAME_AS[type] ?? blob.type);
}
