import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../places.ts";

/** A line of the file, and its replacement without a certificate. */
export type Change = readonly [line: RegExp, instead: string];

/** A shipped file in which only addresses and TLS are changed, so that the shipped file is what is tested. */
export const shipped = (path: string, changes: readonly Change[]): string =>
  changes.reduce(
    (so, [line, instead]) => {
      if (!line.test(so)) throw new Error(`${path} has no line ${line} any more.`);
      return so.replace(line, () => instead);
    },
    readFileSync(join(root, path), "utf8"),
  );
