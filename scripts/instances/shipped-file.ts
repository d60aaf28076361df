import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/staleness.ts";

/** A line of the file, and what stands in its place where there is no certificate. */
export type Change = readonly [line: RegExp, instead: string];

/** A file as it is shipped; only addresses and TLS are other ones, so that what it says is what is tried. */
export const shipped = (path: string, changes: readonly Change[]): string =>
  changes.reduce(
    (so, [line, instead]) => {
      if (!line.test(so)) throw new Error(`${path} has no line ${line} any more.`);
      return so.replace(line, () => instead);
    },
    readFileSync(join(root, path), "utf8"),
  );
