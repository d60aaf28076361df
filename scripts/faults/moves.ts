import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ACCESS_TOKEN } from "../../src/contract/session/token-names.ts";
import { root } from "../places.ts";
import { freePort, pause, until } from "../instances/children.ts";
import { call, type Person, signIn } from "../instances/client.ts";
import { makeInstance } from "../instances/instance.ts";
import { type Compared, compareWritten, type Load, startLoad } from "../instances/load.ts";
import { ask, type Postgres } from "../instances/postgres.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import { withStoppedDatabase } from "../instances/stopped-database.ts";
import { pictureUpload } from "./uploads.ts";

const WORKERS = { readers: 0, writers: 3, retryFor: 60_000, isRepeatedWhenAway: true } as const;
const WRITING = 3_000; // ms

/** The steps of docs/operating.md from one database to another, each time into another folder. */
export async function showMoves(
  rows: Rows,
  folder: string,
  postgres: Postgres,
  programs: Readonly<Record<"pg_dump" | "pg_restore", string>>,
): Promise<void> {
  const place = (name: string) => join(folder, name);
  const [origin, elsewhere, atServer, restored, again] = [
    place("origin"),
    place("elsewhere"),
    place("at-server"),
    place("restored"),
    place("again"),
  ];
  const { load, person, backup } = await writeAndBackUp(origin);
  const command = (script: string, words: readonly string[], env: NodeJS.ProcessEnv) =>
    execFileSync(process.execPath, [`scripts/${script}.ts`, ...words], {
      cwd: root,
      env: { PATH: process.env["PATH"], ...env },
      stdio: "pipe",
    });

  await rows.row("RE-20: a backup made under writers, restored elsewhere", "0 lost, log whole, all out", async () => {
    command("restore", [backup], { DATA_DIR: elsewhere });
    return foundAt({ dataDir: elsewhere }, load, person, "ended");
  });

  const moved = await postgres.newDatabase("moved");
  await rows.row("RE-20: embedded to PostgreSQL, in another folder", "0 lost, log whole, still in", async () => {
    command("move-database", ["to-postgres"], { DATA_DIR: origin, DATABASE_URL: moved });
    cpSync(origin, atServer, { recursive: true });
    rmSync(join(atServer, "database"), { recursive: true });
    return foundAt({ dataDir: atServer, url: moved }, load, person, "goes on");
  });

  const copied = await postgres.newDatabase("restored");
  await rows.row("RE-20: PostgreSQL to PostgreSQL, elsewhere", "equal rows, log whole, all out", async () => {
    const file = join(folder, "terrace.dump");
    execFileSync(programs.pg_dump, ["-Fc", "-f", file, moved], { stdio: "pipe" });
    execFileSync(programs.pg_restore, ["--no-owner", "-d", copied, file], { stdio: "pipe" });
    const [there, here] = [await checksums(moved), await checksums(copied)];
    const unequal = [...there].filter(([table, sum]) => here.get(table) !== sum).map(([table]) => table);
    cpSync(atServer, restored, { recursive: true });
    for (const name of ["audit-chain.json", "session-epoch.json"]) rmSync(join(restored, name));
    const { figure, isGood } = await foundAt({ dataDir: restored, url: copied }, load, person, "ended");
    return {
      figure: `${there.size} tables, ${unequal.length} unequal ${unequal.join(", ")}; ${figure}`,
      isGood: isGood && unequal.length === 0 && there.size === here.size,
    };
  });

  await rows.row("RE-20: PostgreSQL to embedded, in another folder", "0 lost, log whole", async () => {
    cpSync(restored, again, { recursive: true });
    command("move-database", ["to-embedded"], { DATA_DIR: again, DATABASE_URL: copied });
    return foundAt({ dataDir: again }, load, person, "ended");
  });
}

/** An installation with records and a picture, and the address of its backup, made while others write. */
async function writeAndBackUp(dataDir: string) {
  const instance = makeInstance(await freePort(), { DATA_DIR: dataDir });
  await instance.start();
  const person = await signIn(instance.url);
  const upload = await pictureUpload(instance.url, person.token);
  await upload();
  const load = startLoad(instance.url, person, WORKERS);
  await pause(WRITING);
  await load.stop();
  const beside = startLoad(instance.url, person, WORKERS);
  await person.must(instance.url, "/sys/job/backup");
  const backup = await until(
    async () => {
      const { results } = (await person.must(instance.url, "/sys/job/list")) as {
        results: readonly { kind: string; state: string }[];
      };
      return results.some(({ kind, state }) => kind === "backup" && state === "done") || undefined;
    },
    () => "The backup was not made.",
  ).then(() => readdirSync(join(dataDir, "backups")).find((name) => !name.startsWith(".")));
  await beside.stop();
  await instance.stop("SIGTERM");
  return { load, person, backup: join(dataDir, "backups", backup ?? "") };
}

/** A checksum of the rows of each table. */
async function checksums(url: string): Promise<ReadonlyMap<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const sums = new Map<string, string>();
  for (const { name } of tables) {
    const [found] = await ask<{ sum: string }>(
      url,
      `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as sum from ${name} as t`,
    );
    sums.set(name, found?.sum ?? "");
  }
  return sums;
}

/** What an installation has of what was acknowledged, once it was started where it came to. */
async function foundAt(
  { dataDir, url }: { readonly dataDir: string; readonly url?: string },
  load: Load,
  { token }: Person,
  session: "ended" | "goes on",
): Promise<Finding> {
  const instance = makeInstance(await freePort(), { DATA_DIR: dataDir, DATABASE_URL: url });
  await instance.start();
  const isIn = (await call(instance.url, "/cms/notice/list", { token })).code === 0;
  const admin = await signIn(instance.url);
  const log = (await admin.must(instance.url, "/sys/log/verify")) as { rows: number; first: unknown };
  const files = (await admin.must(instance.url, "/sys/file/list")) as { results: readonly { filePath: string }[] };
  const picture = await fetch(`${instance.url}${files.results[0]?.filePath}`, {
    headers: { [ACCESS_TOKEN]: admin.token },
  });
  await picture.arrayBuffer();
  await instance.stop("SIGTERM");
  const found: Compared = url
    ? await compareWritten([load], (text, values) => ask(url, text, values))
    : await withStoppedDatabase(dataDir, (query) => compareWritten([load], query));
  const { acknowledged, lost, doubled, unlogged } = found;
  return {
    figure: `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${unlogged} unlogged; log of ${log.rows} entries ${log.first ? JSON.stringify(log.first) : "whole"}; session ${isIn ? "goes on" : "ended"}; picture ${picture.status}`,
    isGood:
      acknowledged > 0 &&
      lost + doubled + unlogged === 0 &&
      !log.first &&
      isIn === (session === "goes on") &&
      picture.status === 200,
  };
}
