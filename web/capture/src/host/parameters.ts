/** What a host may say in the page's address. The fragment stays on the device, so it is the place for the token. */
export interface Parameters {
  token?: string;
  ref?: string;
  autostart: boolean;
  lang?: string;
  name?: string;
  accent?: string;
  scheme?: string;
  /** False when the host wants nothing kept on the device. */
  keep: boolean;
}

const NAMES = ['token', 'ref', 'autostart', 'lang', 'name', 'accent', 'scheme', 'keep'] as const;

/** Reads the fragment and the query; where both say something, the fragment counts. */
export function readParameters(location: Pick<Location, 'hash' | 'search'>): Parameters {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  const said: Partial<Record<(typeof NAMES)[number], string>> = {};
  for (const name of NAMES) {
    const value = (fragment.get(name) || query.get(name))?.trim();
    if (value) said[name] = value;
  }
  const { autostart, keep, ...rest } = said;
  return { ...rest, autostart: autostart === '1', keep: keep !== '0' };
}

/** Takes the whole fragment and the token out of the address bar and the history. */
export function clearAddress(): void {
  const url = new URL(window.location.href);
  url.hash = '';
  url.searchParams.delete('token');
  try {
    window.history.replaceState(null, '', url);
  } catch {
    // A sandboxed frame may not touch its history; it has no address bar to read the token from either.
  }
}
