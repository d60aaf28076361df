import { execFileSync, type SpawnOptions } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Child, freePort, startChild, until } from "./children.ts";

interface Server {
  start(): Promise<void>;
  /** `SIGQUIT`: at once, as a crash; it then recovers from its log. */
  stop(signal: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** The address of a database of it. */
  url(name: string): string;
}

/** A PostgreSQL server of the run's own, with its usual guarantees: fsync stays on. */
export interface Postgres extends Server {
  /** Makes an empty database and resolves to its address. */
  newDatabase(name: string): Promise<string>;
  /** Makes a streaming standby of it, and starts it. */
  newStandby(basebackup: string): Promise<Server>;
}

/** PostgreSQL refuses to run as root, so it then runs as its own user, or as nobody. */
export const ownUser = () => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

export const ask = async <Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end().catch(() => {});
  }
};

/** A server on the cluster in `data`, not started yet. */
async function serverOf(
  program: string,
  data: string,
  options: SpawnOptions,
): Promise<Server & { readonly port: number }> {
  const port = await freePort();
  const url = (name: string) => `postgres://terrace@127.0.0.1:${port}/${name}`;
  let child: Child | undefined;
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=300"];
  return {
    port,
    url,
    async start() {
      const started = startChild(program, ["-D", data, ...settings.flatMap((each) => ["-c", each])], options);
      child = started;
      await until(
        async () => {
          if (started.hasEnded()) throw new Error(started.output());
          return ask(url("postgres"), "select 1").catch(() => undefined);
        },
        () => `PostgreSQL does not answer:\n${started.output()}`,
      );
    },
    stop: async (signal) => void (await child?.end(signal)),
  };
}

export async function openPostgres(
  programs: { readonly initdb: string; readonly postgres: string },
  folder: string,
): Promise<Postgres> {
  const data = join(folder, "postgres");
  const user = ownUser();
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) {
    chmodSync(folder, 0o711);
    chownSync(data, user.uid, user.gid);
  }
  const options = { ...user, cwd: data, env: { PATH: process.env["PATH"], HOME: data } };
  execFileSync(programs.initdb, ["-D", data, "-U", "terrace", "-A", "trust", "-E", "UTF8", "--no-locale"], {
    ...options,
    stdio: "pipe",
  });
  const server = await serverOf(programs.postgres, data, options);
  await server.start();
  return {
    ...server,
    async newDatabase(name) {
      await ask(server.url("postgres"), `create database ${pg.escapeIdentifier(name)}`);
      return server.url(name);
    },
    async newStandby(basebackup) {
      const copy = join(folder, "standby");
      mkdirSync(copy, { mode: 0o700 });
      if (user.uid !== undefined) chownSync(copy, user.uid, user.gid);
      const from = ["-h", "127.0.0.1", "-p", String(server.port), "-U", "terrace"];
      execFileSync(basebackup, [...from, "-D", copy, "-R", "-X", "stream", "-c", "fast"], {
        ...options,
        stdio: "pipe",
      });
      const standby = await serverOf(programs.postgres, copy, options);
      await standby.start();
      return standby;
    },
  };
}
