import { existsSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** What an operator types for a command: a release has no npm. */
export function commandWords(name: string, words = "", root = ROOT): string {
  if (!existsSync(join(root, "scripts/run.mjs"))) return `terrace ${name}${words && ` ${words}`}`;
  return `npm run ${name}${words && ` -- ${words}`}`;
}
