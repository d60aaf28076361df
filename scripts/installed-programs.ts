import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { run } from "./testing/run-command.ts";

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

interface Sought {
  /** Environment variable that may name the program. */
  readonly variable: string;
  /** Names on PATH, in order of preference. */
  readonly commands: readonly string[];
  /** Absolute paths to try after PATH. */
  readonly places: readonly string[];
}

/** Path of the program: the variable's, one on PATH, or one of the places. Throws if the variable's cannot be run. */
export function findProgram({ variable, commands, places }: Sought, env: NodeJS.ProcessEnv): string | undefined {
  const named = env[variable];
  if (named) {
    if (!isProgram(named)) throw new Error(`${variable} is ${named}, which is not a program that can be run.`);
    return named;
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...places].find(isProgram);
}

export const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs packages of Debian or Ubuntu; resolves to the printed output. */
export async function installPackages(execute: typeof run, packages: readonly string[]): Promise<string> {
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  const updated = await execute("apt-get", ["update"], quiet);
  const installed = await execute("apt-get", ["install", "-y", ...packages], quiet);
  return updated.code === 0 ? installed.output : updated.output;
}
