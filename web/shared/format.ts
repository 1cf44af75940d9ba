/** 65 s is 1:05. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** As `clock`, but never 0:00 for something that is still there. */
export function remaining(ms: number): string {
  return clock(Math.ceil(ms / 1000) * 1000);
}

/** A wait in the unit a person would use. */
export function wait(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

/** When something was begun on this device, by its own clock; with the day when it was not today. */
export function begunAt(moment: number, language: string): string {
  const at = new Date(moment);
  const today = new Date().toDateString() === at.toDateString();
  const clockTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language, today ? clockTime : { weekday: 'short', ...clockTime }).format(at);
}

/** Bytes as a person reads them. */
export function size(bytes: number): string {
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
