import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ConfigurationError } from "../configuration-error.ts";

/**
 * Creates a folder with its missing parents, readable by this user only. Node's `recursive` option never returns where
 * the system answers "no such file" for a folder whose parent exists, as below /proc.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  let at = resolve(path);
  while (statSync(at, { throwIfNoEntry: false }) === undefined) {
    missing.push(at);
    at = dirname(at);
  }
  if (!statSync(at).isDirectory()) throw new Error(`${at} is no folder`);
  for (const folder of missing.toReversed()) {
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // another process was first
    }
  }
}

/** Creates DATA_DIR. Throws `ConfigurationError` where nothing can be stored. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`DATA_DIR is ${dataDir}, where nothing can be stored (${reason}).`);
  }
}
