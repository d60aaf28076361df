import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const LOOK_EVERY = 10; // ms

/** The program in a process of its own, behind the dev server. */
export interface Program {
  /** Stops the process and starts it again with the present files. */
  restart(): void;
  /** Resolves when the program answers; if an error keeps it from starting, after the restart that fixes it. */
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

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT"); // on SIGTERM it would wait for a load balancer to notice
  await once(child, "exit");
};

/** `env`: the program's environment, without its port. */
export function runProgram(port: number, env: NodeJS.ProcessEnv): Program {
  let child: ChildProcess | undefined;
  let turn: Promise<void> = Promise.resolve();
  let isStopping = false;

  const start = async (): Promise<void> => {
    await end(child);
    if (isStopping) return;
    const started = spawn(process.execPath, [join(import.meta.dirname, "run-program.ts")], {
      stdio: "inherit",
      env: { ...env, PORT: String(port), HOST: "127.0.0.1" },
    });
    child = started;
    while (started.exitCode === null && !(await answers(port))) await pause(LOOK_EVERY);
  };
  const ready = async (): Promise<void> => {
    const awaited = turn;
    await awaited;
    // It was restarted in the meantime.
    if (awaited !== turn) return ready();
  };
  return {
    restart() {
      turn = turn.then(start);
    },
    ready,
    async stop() {
      isStopping = true;
      await turn;
      await end(child);
    },
  };
}
