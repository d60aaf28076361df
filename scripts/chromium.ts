import { chromium } from "@playwright/test";
import { findProgram, installPackages, isDebianRoot } from "./installed-programs.ts";
import { run } from "./testing/run-command.ts";

// headless-shell is Chromium without windows: it renders the same pages with a third less CPU time.
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
 * Finds an installed browser for the tests: `CHROMIUM_PATH`, one on PATH, an application of the system, Playwright's
 * own. Throws if `CHROMIUM_PATH` cannot be run.
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
  // ms; without internet the download would otherwise hang
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  return (await execute("playwright", ["install", "chromium"], patience)).output;
};

/**
 * Like `findChromium`, but installs one if none is found: the system's package (for root on Debian or Ubuntu), then
 * Playwright's download. Throws an error of one line.
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
