import { join } from "node:path";
import { root } from "../places.ts";
import { type Child, startChild, until } from "./children.ts";

export const ADMIN = { username: "admin", password: "Khao-niaw 2026" } as const;

export interface Instance {
  readonly url: string;
  isRunning(): boolean;
  /** Number of its process since its last start. */
  pid(): number;
  /** Everything it has printed since its last start. */
  output(): string;
  /** Resolves when it is ready. What is changed stays so for later starts. */
  start(change?: {
    readonly env?: NodeJS.ProcessEnv;
    /** The built pages. */
    readonly dist?: string;
    /** Folder of the program, built there. */
    readonly program?: string;
  }): Promise<void>;
  /** Resolves to the exit code, or null when it was killed. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

const DAY = String(24 * 3_600); // seconds: nobody's token ends in a long run
const READY = 120_000; // ms; on a busy machine a first start takes long

export const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/**
 * The program as it is installed, without demonstration and captcha, not started yet. `preloaded`: words for Node before
 * the program's own.
 */
export function makeInstance(
  port: number,
  configuration: NodeJS.ProcessEnv,
  preloaded: readonly string[] = [],
): Instance {
  const url = `http://127.0.0.1:${port}`;
  let child: Child | undefined;
  let env: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
    PORT: String(port),
    CAPTCHA: "off",
    TEST_SWITCHES: "1",
    DEMO: "0",
    ADMIN_PASSWORD: ADMIN.password,
    ACCESS_TTL: DAY,
    REFRESH_TTL: DAY,
    ...configuration,
  };
  let program = root;
  let dist = join(root, "dist");
  return {
    url,
    isRunning: () => child !== undefined && !child.hasEnded(),
    pid: () => child?.pid ?? 0,
    output: () => child?.output() ?? "",
    async start(change = {}) {
      env = { ...env, ...change.env };
      program = change.program ?? program;
      dist = change.dist ?? (change.program === undefined ? dist : join(program, "dist"));
      const words = [...preloaded, join(program, "scripts/instances/run-instance.ts"), dist];
      const started = startChild(process.execPath, words, { cwd: program, env });
      child = started;
      await until(
        async () => {
          if (started.hasEnded()) throw new Error(`An instance ended before it was ready:\n${started.output()}`);
          return (await isReady(url)) || undefined;
        },
        () => `An instance was not ready in time:\n${started.output().slice(-3_000)}`,
        { limit: READY, every: 50 },
      );
    },
    stop: async (signal) => (await child?.end(signal)) ?? null,
  };
}

/** Starts those that do not run. */
export const startMissing = async (...instances: readonly Instance[]): Promise<void> => {
  await Promise.all(instances.filter((one) => !one.isRunning()).map((one) => one.start()));
};
