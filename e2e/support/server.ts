import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const readyMs = 240_000; // the first start draws the demonstration's pictures, on however busy a machine
const stopMs = 30_000; // RE-11

/** Name and password of the first administrator of every server of the tests. */
export const administrator = { username: "admin", password: "Terrace-e2e-2026" } as const;

/** The built product as people run it, with data of its own. */
export interface Server {
  /** Origin, such as `http://127.0.0.1:4711`; the same for all starts. */
  readonly url: string;
  readonly dataDir: string;
  /** All that it has printed. */
  readonly output: () => string;
  /** Answers when it is ready; throws with its output when it ends before. */
  readonly start: () => Promise<void>;
  /** Sends the signal and answers with the exit code (null: it was killed). */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  readonly restart: () => Promise<void>;
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

/** A server on a free port that is not started yet. `env` adds to its configuration or overrides it; `cwd` is another checkout. */
export async function makeServer(dataDir: string, env: NodeJS.ProcessEnv = {}, cwd = root): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = "";

  const start = async () => {
    const started = spawn(process.execPath, ["scripts/run.mjs", "scripts/start.ts"], {
      cwd,
      detached: true, // a group of its own, so that SIGKILL can end launcher and server together
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        PORT: String(port),
        DATA_DIR: dataDir,
        CAPTCHA: "off",
        TEST_SWITCHES: "1",
        DEMO: "1",
        ADMIN_PASSWORD: administrator.password,
        ...env,
      },
    });
    child = started;
    const note = (chunk: Buffer) => {
      output += chunk.toString();
    };
    started.stdout.on("data", note);
    started.stderr.on("data", note);
    const deadline = performance.now() + readyMs;
    while (!(await isReady(url))) {
      if (hasEnded(started)) throw new Error(`The server ended before it was ready:\n${output}`);
      if (performance.now() > deadline) throw new Error(`The server was not ready after ${readyMs} ms:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  // SIGTERM would leave a balancer time to notice, and our own question for readiness looks like one.
  const stop = async (signal: NodeJS.Signals = "SIGINT") => {
    const running = child;
    child = undefined;
    if (!running || hasEnded(running)) return running?.exitCode ?? null;
    const ended = once(running, "exit");
    const killAll = () => running.pid && process.kill(-running.pid, "SIGKILL");
    if (signal === "SIGKILL") killAll();
    else running.kill(signal);
    const limit = setTimeout(killAll, stopMs);
    await ended;
    clearTimeout(limit);
    return running.exitCode;
  };

  const restart = async () => {
    await stop();
    await start();
  };

  return { url, dataDir, output: () => output, start, stop, restart };
}
