import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";

// ms; the first start generates the demonstration's pictures, which takes long on a busy machine
const READY_MS = 240_000;
const STOP_MS = 30_000; // RE-11

/** The built product as `npm start` runs it, with data of its own. */
export interface Server {
  /** Origin, such as `http://127.0.0.1:4711`; the same after each start. */
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Resolves when it is ready; rejects with its output if it exits before. */
  readonly start: () => Promise<void>;
  /** Sends the signal; resolves to the exit code, or null if it was killed. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  readonly restart: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port to be had");
  return address.port;
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) })).status === 200;
  } catch {
    return false;
  }
};

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** The words of `npm start`, with what they ask of Node. */
function startWords(cwd: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")) as { scripts: { start: string } };
  return scripts.start.split(" ").slice(1);
}

/** One process on a free port, with the embedded database in `dataDir`, not started yet. `cwd` is its checkout. */
export async function makeProcess(dataDir: string, env: NodeJS.ProcessEnv, cwd: string): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = "";

  const start = async () => {
    const started = spawn(process.execPath, startWords(cwd), {
      cwd,
      detached: true, // in a process group of its own, so that SIGKILL ends launcher and server together
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        PORT: String(port),
        DATA_DIR: dataDir,
        ...env,
      },
    });
    child = started;
    const note = (chunk: Buffer) => {
      output += chunk.toString();
    };
    started.stdout.on("data", note);
    started.stderr.on("data", note);
    const deadline = performance.now() + READY_MS;
    while (!(await isReady(url))) {
      if (hasEnded(started)) throw new Error(`The server ended before it was ready:\n${output}`);
      if (performance.now() > deadline) throw new Error(`The server was not ready after ${READY_MS} ms:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  // Not SIGTERM: the server would wait for a load balancer to notice, as our own readiness probes look like one's.
  const stop = async (signal: NodeJS.Signals = "SIGINT") => {
    const running = child;
    child = undefined;
    if (!running || hasEnded(running)) return running?.exitCode ?? null;
    const ended = once(running, "exit");
    const killAll = () => running.pid && process.kill(-running.pid, "SIGKILL");
    if (signal === "SIGKILL") killAll();
    else running.kill(signal);
    const limit = setTimeout(killAll, STOP_MS);
    await ended;
    clearTimeout(limit);
    return running.exitCode;
  };

  const restart = async () => {
    await stop();
    await start();
  };

  const remove = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };

  return { url, dataDir, output: () => output, start, stop, restart, remove };
}
