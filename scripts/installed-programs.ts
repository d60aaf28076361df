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
  /** The variable in which somebody may name the program. */
  readonly variable: string;
  /** Its names on PATH, the best first. */
  readonly commands: readonly string[];
  /** Where it may lie beside PATH. */
  readonly places: readonly string[];
}

/** The program that the variable names, or one on PATH, or one of the places. Throws when the variable's cannot be run. */
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

/** Installs packages of Debian or Ubuntu and answers what was printed. */
export async function installPackages(execute: typeof run, packages: readonly string[]): Promise<string> {
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  const updated = await execute("apt-get", ["update"], quiet);
  const installed = await execute("apt-get", ["install", "-y", ...packages], quiet);
  return updated.code === 0 ? installed.output : updated.output;
}
