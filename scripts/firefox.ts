import { findProgram, installPackages, isDebianRoot } from "./installed-programs.ts";
import { run } from "./testing/run-command.ts";

const SOUGHT = {
  variable: "FIREFOX_PATH",
  commands: ["firefox-esr", "firefox"],
  places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
};

/** Shown where a Firefox is needed, and at the end of the tests. */
export const NO_FIREFOX =
  "No Firefox for its browser tests: install Firefox (Debian's package is firefox-esr), or set FIREFOX_PATH to one.";

/** Finds the Firefox for its journeys: `FIREFOX_PATH`, one on PATH, the system's application. */
export const findFirefox = (env: NodeJS.ProcessEnv = process.env): string | undefined => findProgram(SOUGHT, env);

/**
 * Like `findFirefox`, but installs the system's package if none is found (for root on Debian). Throws an error of one
 * line.
 */
export async function ensureFirefox(
  env: NodeJS.ProcessEnv = process.env,
  {
    execute = run,
    find = findFirefox,
    isRoot = isDebianRoot(),
  }: { execute?: typeof run; find?: typeof findFirefox; isRoot?: boolean } = {},
): Promise<string> {
  const found = find(env);
  if (found) return found;
  if (!isRoot) throw new Error(NO_FIREFOX);
  process.stdout.write("No Firefox found: installing the system's package firefox-esr (apt-get) ...\n");
  const output = await installPackages(execute, ["firefox-esr"]);
  const installed = find(env);
  if (installed) return installed;
  process.stdout.write(output);
  throw new Error(NO_FIREFOX);
}
