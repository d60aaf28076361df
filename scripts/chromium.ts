import { chromium } from "@playwright/test";
import { findProgram, installPackages, isDebianRoot } from "./installed-programs.ts";
import { run } from "./testing/run-command.ts";

// The shell is Chromium without its windows: the same pages for a third less of the processor's time.
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser for the tests among those already there: `CHROMIUM_PATH`, one on PATH, one of the system's applications,
 * the one Playwright keeps. Throws when `CHROMIUM_PATH` names something that cannot be run.
 */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  findProgram({ variable: "CHROMIUM_PATH", commands, places: [...applications, chromium.executablePath()] }, env);

type Run = typeof run;
const SYSTEM_PACKAGES = ["chromium-headless-shell", "fonts-noto-cjk"];

const installSystems = (execute: Run): Promise<string> => {
  process.stdout.write(
    `No Chromium found: installing the system's packages ${SYSTEM_PACKAGES.join(" and ")} (apt-get) ...\n`,
  );
  return installPackages(execute, SYSTEM_PACKAGES);
};

const installPlaywrights = async (execute: Run): Promise<string> => {
  process.stdout.write("No Chromium found: asking Playwright to install its own ...\n");
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" }; // ms: without internet it is asked in vain
  return (await execute("playwright", ["install", "chromium"], patience)).output;
};

/**
 * Like `findChromium`, and installs one as a last way: the system's package, for root on Debian or Ubuntu, then the one that
 * Playwright brings from the internet. Throws one clear line.
 */
export async function ensureChromium(
  env: NodeJS.ProcessEnv = process.env,
  {
    execute = run,
    find = findChromium,
    isRoot = isDebianRoot(),
  }: { execute?: Run; find?: typeof findChromium; isRoot?: boolean } = {},
): Promise<string> {
  const ways = [...(isRoot ? [installSystems] : []), installPlaywrights];
  for (const [tries, install] of [undefined, ...ways].entries()) {
    const output = await install?.(execute);
    const found = find(env);
    if (found) return found;
    if (output && tries < ways.length) process.stdout.write(output);
  }
  throw new Error(
    `No Chromium for the browser tests, and neither ${isRoot ? "apt-get nor Playwright" : "the machine nor Playwright"} ` +
      `could give one: install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}
