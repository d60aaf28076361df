import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, type LoadResult } from "./load.ts";
import { BENCH_PASSWORD, signIn } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * The calls of a list under load: 100,000 rows, 32 connections, pages of 10 with the exact total, searches, reading a
 * record, and changing a record with its log entry. Compared with bare node:http and the page's query, on the same data
 * in the same run. Embedded unless DATABASE_URL is set.
 */

const SECONDS = Number(process.env["SECONDS"] ?? 8);
const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
const env = { DATA_DIR: dataDir, DEMO: "1", ADMIN_PASSWORD: BENCH_PASSWORD };

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const anyPage = (n: number) => String(1 + ((n * 7919) % 100));
const idOf = (n: number) => `00000000-0000-7000-9000-${(1 + (n % 90_000)).toString(16).padStart(12, "0")}`;
const COLORS = ["success", "danger"];
const row = (name: string, { perSecond, p50, p99, failed }: LoadResult, limit?: LoadResult) =>
  process.stdout.write(
    `${name.padEnd(34)}${String(perSecond).padStart(8)}/s  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms${limit ? `  ${(perSecond / limit.perSecond).toFixed(2)} of the limit` : ""}${failed > 0 ? `  ${failed} FAILED` : ""}\n`,
  );

try {
  const terrace = await start("serve-terrace.ts", env);
  const headers = { access_token: await signIn(terrace.url) };
  const list = (path: string, body: (n: number) => string) =>
    run({ url: `${terrace.url}/api${path}`, connections: 32, seconds: SECONDS, headers, body });
  const results = {
    page: await list("/sys/dict/list", (n) => form({ "page.pn": anyPage(n), "page.size": "10", sort: "id asc" })),
    search: await list("/sys/dict/list", (n) =>
      form({ "page.size": "10", sort: "id asc", search: `茶叶 ${1 + ((n * 31) % 90_000)}` }),
    ),
    title: await list("/sys/dict/options", (n) => form({ ids: idOf(n) })),
    read: await run({
      url: `${terrace.url}/api/sys/dict/get`,
      path: (n) => `?id=${idOf(n)}`,
      connections: 32,
      seconds: SECONDS,
      headers,
    }),
    update: await run({
      url: `${terrace.url}/api/sys/dict/`,
      path: (n) => `${idOf(n)}/update`,
      connections: 32,
      seconds: SECONDS,
      headers,
      body: (n) => form({ color: COLORS[Math.floor(n / 90_000) % 2] ?? "" }),
    }),
  };
  await terrace.stop();
  const bare = await start("serve-bare.ts", env);
  const limit = await run({
    url: bare.url,
    connections: 32,
    seconds: SECONDS,
    body: (n) => form({ "page.pn": anyPage(n) }),
  });
  await bare.stop();
  process.stdout.write(
    `\nList call, 100,000 rows, 32 connections, ${process.env["DATABASE_URL"] ? "PostgreSQL" : "embedded database"}\n`,
  );
  row("bare node:http, total known (limit)", limit);
  row("page of 10, exact total", results.page, limit);
  row("search by two words", results.search, limit);
  row("one record's title by id", results.title, limit);
  row("read one", results.read, limit);
  row("update one, with its log entry", results.update, limit);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
