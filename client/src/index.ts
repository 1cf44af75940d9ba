// The package's public face; `incident-drafting-client/file` has what needs a file system.
export type { Audio, AudioData } from './audio.ts';
export {
  type CaptureListeners,
  type CaptureMessage,
  type CaptureSettings,
  type CaptureState,
  captureAddress,
  listenToCapture,
} from './capture.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type NarrationOptions,
  type NarrationOrder,
  type Schemas,
} from './client.ts';
export { ApiError, ConnectionError, type DetailsOf, type ErrorCode, type NextStep } from './errors.ts';
export { type CadCall, type CadUnit, knownFromCad } from './known.ts';
export type { operations, paths } from './openapi.ts';
export { type Phase, type Rotation, rotateMessages } from './waiting.ts';
