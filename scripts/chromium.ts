import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { run } from "./testing/run-command.ts";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/**
 * The browser for the tests among those already there: `CHROMIUM_PATH`, one on PATH, one of the system's applications,
 * the one Playwright keeps. Throws when `CHROMIUM_PATH` names something that cannot be run.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env["CHROMIUM_PATH"];
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is not a program that can be run.`);
    return named;
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...applications, chromium.executablePath()].find(isProgram);
}

type Run = typeof run;
const SYSTEM_PACKAGES = ["chromium", "fonts-noto-cjk"];

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const installPackages = async (execute: Run): Promise<string> => {
  process.stdout.write(
    `No Chromium found: installing the system's packages ${SYSTEM_PACKAGES.join(" and ")} (apt-get) ...\n`,
  );
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  const updated = await execute("apt-get", ["update"], quiet);
  const installed = await execute("apt-get", ["install", "-y", ...SYSTEM_PACKAGES], quiet);
  return updated.code === 0 ? installed.output : updated.output;
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
  const ways = [...(isRoot ? [installPackages] : []), installPlaywrights];
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
