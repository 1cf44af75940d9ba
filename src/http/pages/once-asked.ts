/** Made when it is first asked for, and kept: what most servers are never asked for must not hold up their start. */
export function onceAsked<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
