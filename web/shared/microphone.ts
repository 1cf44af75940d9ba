export class MicrophoneError extends Error {
  constructor(
    readonly code: 'MIC_DENIED' | 'MIC_UNSUPPORTED' | 'MIC_FAILED',
    message: string,
  ) {
    super(message);
  }
}

/** In order of preference: the service takes them all, Opus is the smallest, Apple's webviews only know MP4. */
const TYPES = [
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm',
];

export function recordableType(): string | undefined {
  return typeof MediaRecorder === 'undefined' ? undefined : TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

export async function openMicrophone(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') {
    throw new MicrophoneError('MIC_UNSUPPORTED', 'This browser or webview cannot record, or the page is not on HTTPS.');
  }
  if (!recordableType())
    throw new MicrophoneError('MIC_UNSUPPORTED', 'This browser records no format the service takes.');
  try {
    return await mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const name = (error as Error).name;
    const denied = name === 'NotAllowedError' || name === 'SecurityError';
    throw new MicrophoneError(denied ? 'MIC_DENIED' : 'MIC_FAILED', `The microphone could not be opened (${name}).`);
  }
}
