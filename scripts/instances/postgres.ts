import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Child, freePort, startChild, until } from "./children.ts";

/** A PostgreSQL server of the run's own, with its usual guarantees: fsync stays on. */
export interface Postgres {
  /** Makes an empty database and resolves to its address. */
  newDatabase(name: string): Promise<string>;
  start(): Promise<void>;
  /** `SIGQUIT`: at once, as a crash; it then recovers from its log. */
  stop(signal: "SIGINT" | "SIGQUIT"): Promise<void>;
}

/** PostgreSQL refuses to run as root, so it then runs as its own user, or as nobody. */
const ownUser = () => {
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
  const port = await freePort();
  const url = (name: string) => `postgres://terrace@127.0.0.1:${port}/${name}`;
  let child: Child | undefined;
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=120"];
  const start = async () => {
    const started = startChild(programs.postgres, ["-D", data, ...settings.flatMap((each) => ["-c", each])], options);
    child = started;
    await until(
      async () => {
        if (started.hasEnded()) throw new Error(started.output());
        return ask(url("postgres"), "select 1").catch(() => undefined);
      },
      () => `PostgreSQL does not answer:\n${started.output()}`,
    );
  };
  await start();
  return {
    async newDatabase(name) {
      await ask(url("postgres"), `create database ${pg.escapeIdentifier(name)}`);
      return url(name);
    },
    start,
    stop: async (signal) => void (await child?.end(signal)),
  };
}
