import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Loads a library when it is first used. Each of these takes 20 MB and a twentieth of a start, and many processes never
 * need it.
 */
export function lazyLibrary<Library>(name: string): () => Library {
  let loaded: Library | undefined;
  return () => (loaded ??= require(name) as Library);
}
