import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { defaultOrder, type Module } from "../src/crud/define-module.ts";
import { article } from "../src/modules/article/article.ts";
import { auditLog } from "../src/modules/audit/audit.ts";
import { message } from "../src/modules/message/message.ts";
import { user } from "../src/modules/user/user.ts";
import { BENCH_PASSWORD, signIn } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * Response times for one caller of lists of a thousand to a million articles, people, log entries and messages: the
 * median, the maximum, and the first call after the program's start. Sizes may be given: `npm run bench -- long-lists
 * 1000 100000`. Embedded unless DATABASE_URL names a server, on which the measurement creates and drops databases of
 * its own.
 */

const TIMES = 31;
const SIZES = process.argv.slice(2).map(Number);
const sizes = SIZES.length > 0 ? SIZES : [1_000, 100_000, 1_000_000];
const server = process.env["DATABASE_URL"];

interface Row {
  readonly name: string;
  /** ms, for a million rows. */
  readonly limit: number;
  ask(n: number, size: number): Promise<unknown>;
}
type Figure = { readonly median: number; readonly worst: number };

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const orderOf = (module: Module) =>
  defaultOrder(module)
    .map(({ field, isDescending }) => {
      const wireName = module.properties.find(({ name }) => name === field)?.wireName ?? field;
      return `${wireName} ${isDescending ? "desc" : "asc"}`;
    })
    .join(",");

/** The measured lists; where a page or a search is measured, each call asks for another one. */
function rowsOf(url: string, token: string): Row[] {
  const answered = async (answer: Response) => {
    const body = (await answer.json()) as { code: number; msg: string };
    if (body.code !== 0) throw new Error(`${answer.url}: ${body.msg}`);
    return body;
  };
  const list = async (module: Module, asked: Readonly<Record<string, string>> = {}) =>
    answered(
      await fetch(`${url}/api${module.path}/list`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", access_token: token },
        body: form({ "page.size": "10", sort: orderOf(module), ...asked }),
      }),
    );
  const shown = async (page: number) => answered(await fetch(`${url}/api/portal/article/list?size=12&page=${page}`));
  // A prefix of ten of the numbers below `size`.
  const tenOf = (n: number, size: number) => String(size / 100 + (n % (size / 100)));
  return [
    { name: "articles in their own order", limit: 10, ask: () => list(article) },
    { name: "page 90 of them", limit: 30, ask: () => list(article, { "page.pn": "90" }) },
    { name: "by title", limit: 10, ask: () => list(article, { sort: "title asc" }) },
    {
      name: "search finding ten, by id",
      limit: 10,
      ask: (n, size) => list(article, { sort: "id asc", search: tenOf(n, size) }),
    },
    { name: "search finding 59 %", limit: 50, ask: () => list(article, { search: "x" }) },
    { name: "drafts, one in fifty", limit: 10, ask: () => list(article, { "query.state||eq": "draft" }) },
    { name: "public list, a page not kept", limit: 10, ask: (n) => shown(1 + n) },
    { name: "users", limit: 10, ask: () => list(user) },
    { name: "activity log", limit: 10, ask: () => list(auditLog) },
    { name: "messages", limit: 10, ask: () => list(message) },
  ];
}

async function measure(row: Row, size: number): Promise<Figure> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const began = performance.now();
    await row.ask(n, size);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { median: times[TIMES >> 1] ?? Number.NaN, worst: times.at(-1) ?? Number.NaN };
}

/** Creates a database on the server; returns it with a function that drops it. */
async function newDatabase(address: string, name: string) {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`drop database if exists ${name}`);
  await run(`create database ${name}`);
  const url = new URL(address);
  url.pathname = name;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

async function measureAll(size: number): Promise<{ readonly seconds: number; readonly figures: Map<string, Figure> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
  const made = server ? await newDatabase(server, `terrace_bench_${size}`) : undefined;
  try {
    const began = performance.now();
    const terrace = await start("serve-terrace.ts", {
      DATA_DIR: dataDir,
      ...(made ? { DATABASE_URL: made.url } : {}),
      DEMO: "0",
      ADMIN_PASSWORD: BENCH_PASSWORD,
      ROWS: "0",
      ARTICLES: String(size),
      OTHERS: String(size),
    });
    const seconds = (performance.now() - began) / 1000;
    const figures = new Map<string, Figure>();
    for (const row of rowsOf(terrace.url, await signIn(terrace.url))) figures.set(row.name, await measure(row, size));
    await terrace.stop();
    return { seconds, figures };
  } finally {
    await made?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const measured: Awaited<ReturnType<typeof measureAll>>[] = [];
for (const size of sizes) measured.push(await measureAll(size));

const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
const day = new Date().toISOString().slice(0, 10);
process.stdout.write(
  `\nOne caller, ms: median (worst of ${TIMES}); ${server ? "PostgreSQL" : "embedded database"}, ${cpus().length} cores, ${day}\n\n`,
);
line(["list", ...sizes.map((size) => size.toLocaleString("en")), "limit at a million"]);
line(["---", ...sizes.map(() => "---"), "---"]);
for (const { name, limit } of rowsOf("", "")) {
  const cells = measured.map(({ figures }) => {
    const { median, worst } = figures.get(name) as Figure;
    return `${median.toFixed(1)} (${worst.toFixed(0)})`;
  });
  line([name, ...cells, String(limit)]);
}
line(["start and loading, s", ...measured.map(({ seconds }) => seconds.toFixed(0)), server ? "250" : "600"]);
