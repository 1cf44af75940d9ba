import { readFile } from 'node:fs/promises';
import type { OnFailure } from '../../kit/failure-events.ts';
import { type Settings, SettingsError } from '../../settings.ts';
import type { Db } from '../database/tables.ts';
import { bucketFolder } from './bucket-folder.ts';
import { audioFolder } from './files.ts';
import { audioInS3 } from './s3.ts';
import { s3Bucket } from './s3-bucket.ts';
import { audioSpool } from './spool.ts';
import type { AudioStore } from './store.ts';

/** The folder of DATA_DIR, or a bucket where the settings name one. */
export async function chooseAudioStore(settings: Settings, db: Db, onFailure: OnFailure): Promise<AudioStore> {
  const { AUDIO_S3_BUCKET, AUDIO_S3_KEY_ID, AUDIO_S3_REGION, AUDIO_S3_SECONDS } = settings;
  if (!AUDIO_S3_BUCKET || !AUDIO_S3_KEY_ID) return audioFolder(settings.DATA_DIR);
  return audioInS3({
    bucket: s3Bucket({
      bucket: AUDIO_S3_BUCKET,
      endpoint: settings.AUDIO_S3_ENDPOINT ?? `https://s3.${AUDIO_S3_REGION}.amazonaws.com`,
      region: AUDIO_S3_REGION,
      pathStyle: settings.AUDIO_S3_PATH_STYLE,
      keyId: AUDIO_S3_KEY_ID,
      secret: await secretOf(settings),
      encryption: settings.AUDIO_S3_ENCRYPTION,
      kmsKey: settings.AUDIO_S3_KMS_KEY,
      seconds: AUDIO_S3_SECONDS,
    }),
    spool: audioSpool(settings.DATA_DIR, settings.AUDIO_SPOOL_MB * 1024 * 1024),
    prefix: `${settings.AUDIO_S3_PREFIX}${await bucketFolder(db)}/`,
    seconds: AUDIO_S3_SECONDS,
    onFailure,
  });
}

async function secretOf({ AUDIO_S3_KEY, AUDIO_S3_KEY_FILE }: Settings): Promise<string> {
  if (!AUDIO_S3_KEY_FILE) return AUDIO_S3_KEY ?? '';
  try {
    return (await readFile(AUDIO_S3_KEY_FILE, 'utf8')).trim();
  } catch (error) {
    throw new SettingsError(`AUDIO_S3_KEY_FILE cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
