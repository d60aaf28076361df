import { type ChildProcess, spawn } from "node:child_process";
import { root } from "../places.ts";

export interface Finished {
  /** Exit code; 124 after a timeout. */
  readonly code: number;
  /** Combined stdout and stderr. */
  readonly output: string;
}

const MAX_MS = 45 * 60_000; // a limit against hanging: a machine with slow memory takes twice the usual time

const running = new Set<ChildProcess>();

/** With its child processes, because programs of packages are often started by a small one that forwards no signal. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return; // it could not be started
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // it ended meanwhile
  }
}

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.once(signal, () => {
    for (const child of running) kill(child);
    process.exit(code);
  });

/** Runs a program of node_modules/.bin, which the launcher put on PATH, or a path relative to the repository's root. */
export function run(program: string, words: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: root,
      // A NODE_ENV from the shell could select React's production build for the tests.
      env: { ...process.env, NODE_ENV: undefined, ...env },
      detached: process.platform !== "win32", // a process group of its own, which is ended as a whole
    });
    running.add(child);
    let output = "";
    const add = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    const limit = setTimeout(() => {
      output += `\n${program} was stopped after ${MAX_MS / 60_000} minutes.\n`;
      kill(child);
    }, MAX_MS);
    child.on("error", (error) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code: 127, output: `${output}${program}: ${error.message}\n` });
    });
    child.on("close", (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code: code ?? 124, output });
    });
  });
}
