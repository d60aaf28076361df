import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { engineWords } from "./embedded-engine.ts";

export interface Child {
  /** Everything printed so far, without a last line that is not whole. */
  lines(): string[];
  /** Resolves with the first line. */
  firstLine(): Promise<string>;
  /** Waits until `count` lines were printed or the process ended. */
  printed(count: number): Promise<void>;
  send(signal: NodeJS.Signals): void;
  /** Kills the process (SIGKILL) and waits until it has ended. */
  kill(): Promise<void>;
}

/** Runs a script of this folder in a process of its own, which ends with this one: its input then closes. */
export function runScript(name: string, ...args: string[]): Child {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [...engineWords, script, ...args], { stdio: ["pipe", "pipe", "pipe"] });
  let output = "";
  let errors = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  const gone = once(child, "close");
  const lines = () => output.split("\n").slice(0, -1);
  const printed = async (count: number) => {
    while (lines().length < count) {
      const isOver = await Promise.race([once(child.stdout, "data").then(() => false), gone.then(() => true)]);
      if (isOver && lines().length < count) throw new Error(`${name} ended early: ${output}${errors}`);
    }
  };
  return {
    lines,
    printed,
    async firstLine() {
      await printed(1);
      return lines()[0] ?? "";
    },
    send: (signal) => void child.kill(signal),
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
