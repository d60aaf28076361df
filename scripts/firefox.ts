import { findProgram, installPackages, isDebianRoot } from "./installed-programs.ts";
import { run } from "./testing/run-command.ts";

const SOUGHT = {
  variable: "FIREFOX_PATH",
  commands: ["firefox-esr", "firefox"],
  places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
};

/** Said by what needs one, and at the end of the tests. */
export const NO_FIREFOX =
  "No Firefox for its browser tests: install Firefox (Debian's package is firefox-esr), or set FIREFOX_PATH to one.";

/** The Firefox for its journeys, as people have it: `FIREFOX_PATH`, one on PATH, the system's application. */
export const findFirefox = (env: NodeJS.ProcessEnv = process.env): string | undefined => findProgram(SOUGHT, env);

/** Like `findFirefox`, and installs the system's package for root on Debian as a last way. Throws one clear line. */
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
