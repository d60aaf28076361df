import { spawn } from "node:child_process";
import { root } from "../build/staleness.ts";

export interface Finished {
  /** Exit code; 124 after a timeout. */
  readonly code: number;
  /** Combined stdout and stderr. */
  readonly output: string;
}

const longestMs = 20 * 60_000;

/** Runs a program of node_modules/.bin, which the launcher put on PATH, or a path relative to the repository's root. */
export function run(program: string, words: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  return new Promise((resolve) => {
    // A NODE_ENV from the shell could select React's production build for the tests.
    const child = spawn(program, words, { cwd: root, env: { ...process.env, NODE_ENV: undefined, ...env } });
    let output = "";
    const add = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    const limit = setTimeout(() => {
      output += `\n${program} was stopped after ${longestMs / 60_000} minutes.\n`;
      child.kill("SIGKILL");
    }, longestMs);
    child.on("error", (error) => {
      clearTimeout(limit);
      resolve({ code: 127, output: `${output}${program}: ${error.message}\n` });
    });
    child.on("close", (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 124, output });
    });
  });
}
