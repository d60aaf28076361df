import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

const running = new Set<ChildProcess>();
// A run that fails must leave nothing behind on the machine.
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

export interface Child {
  readonly pid: number;
  /** Everything it has printed. */
  output(): string;
  hasEnded(): boolean;
  /** Sends the signal and waits for the end; resolves to the exit code, or null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export function startChild(program: string, words: readonly string[], options: SpawnOptions): Child {
  const child = spawn(program, words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const note = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout?.on("data", note);
  child.stderr?.on("data", note);
  child.on("error", (error) => (output += error.message));
  running.add(child);
  child.once("exit", () => running.delete(child));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded,
    async end(signal) {
      if (!hasEnded()) {
        const ended = once(child, "exit");
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks every `every` ms until the answer is not undefined; throws `late` after `limit` ms. */
export async function until<T>(
  ask: () => Promise<T | undefined>,
  late: () => string,
  { limit = 60_000, every = 20 } = {},
): Promise<T> {
  const deadline = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(late());
    await pause(every);
  }
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
