import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Taken } from "./program-child.ts";

const POLL_MS = 10;

/** The program in a process of its own, behind the dev server. */
export interface Program {
  start(): void;
  /** Takes the changed files: in the running process where it can (program-child.ts), else in a new one. */
  take(changed: readonly string[]): void;
  /**
   * Resolves when the program answers, or has ended because of an error: then nobody listens until a change mends it.
   */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const tell = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once("connect", () => tell(true)).once("error", () => tell(false));
  });

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (!child || !isRunning(child)) return;
  child.kill("SIGINT"); // on SIGTERM it would wait for a load balancer to notice
  await once(child, "exit");
};

/** `env`: the program's environment, without its port. */
export function superviseProgram(port: number, env: NodeJS.ProcessEnv): Program {
  let child: ChildProcess | undefined;
  let turn: Promise<void> = Promise.resolve();
  let isStopping = false;

  const start = async (): Promise<void> => {
    await end(child);
    if (isStopping) return;
    const started = spawn(process.execPath, [join(import.meta.dirname, "program-child.ts")], {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: { ...env, PORT: String(port), HOST: "127.0.0.1" },
    });
    child = started;
    while (isRunning(started) && !(await answers(port))) await pause(POLL_MS);
  };
  /** Sends the files to the running process. True if it loaded them, or ended because of them, which the terminal shows. */
  const reloadInPlace = async (changed: readonly string[]): Promise<boolean> => {
    if (!child || !isRunning(child)) return false;
    const asked = child;
    asked.send(changed);
    return new Promise((resolve) => {
      asked.once("message", (taken: Taken) => resolve(taken));
      asked.once("exit", () => resolve(true));
    });
  };
  const ready = async (): Promise<void> => {
    const awaited = turn;
    await awaited;
    // It was restarted in the meantime.
    if (awaited !== turn) return ready();
  };
  return {
    start() {
      turn = turn.then(start);
    },
    take(changed) {
      turn = turn.then(async () => {
        if (!(await reloadInPlace(changed))) await start();
      });
    },
    ready,
    async stop() {
      isStopping = true;
      await turn;
      await end(child);
    },
  };
}
