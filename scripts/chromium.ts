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

/** Like `findChromium`, and on Debian or Ubuntu installs the system's package as a last way. Throws one clear line. */
export async function ensureChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const found = findChromium(env);
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    process.stdout.write(
      "No Chromium found: installing the system's packages chromium and fonts-noto-cjk (apt-get) ...\n",
    );
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    const updated = await run("apt-get", ["update"], quiet);
    const installed = await run("apt-get", ["install", "-y", "chromium", "fonts-noto-cjk"], quiet);
    const path = installed.code === 0 ? findChromium(env) : undefined;
    if (path) return path;
    process.stdout.write(updated.code === 0 ? installed.output : updated.output);
  }
  throw new Error(
    `No Chromium for the browser tests${canInstall ? " and apt-get could not install one" : ""}: ` +
      `install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}
