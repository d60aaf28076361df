import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_PASSWORD, signIn } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * The longest that anybody waits while the embedded database is backed up: one person reads and another saves, each
 * one call after the other, for as long before the backup as it takes itself, and while it runs. ROWS and ARTICLES say
 * how much there is.
 */

const ROWS = process.env["ROWS"] ?? "200000";
const ARTICLES = process.env["ARTICLES"] ?? "2000";
const QUIET = 4_000; // ms watched before the backup
const LIMIT = 100; // ms

const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
try {
  const { url, stop } = await start("serve-terrace.ts", {
    DATA_DIR: dataDir,
    DEMO: "1",
    ADMIN_PASSWORD: BENCH_PASSWORD,
    DATABASE_URL: "",
    ROWS,
    ARTICLES,
    USERS: "2",
    TEST_SWITCHES: "1",
  });
  let refused = 0;
  const [reader, writer] = [await signIn(url, "bench-0"), await signIn(url, "bench-1")];
  const call = async (path: string, token: string, body?: Readonly<Record<string, string>>): Promise<unknown> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { access_token: token },
      ...(body ? { body: new URLSearchParams(body) } : {}),
    });
    if (answer.status === 503) refused += 1; // waited for the database for too long
    else if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const groups = (await call("/sys/dict/group/list", reader, { "page.size": "1" })) as { results: { id: string }[] };
  const groupId = groups.results[0]?.id ?? "";

  const over = new AbortController();
  let longest = { read: 0, save: 0 };
  const watch = async (name: keyof typeof longest, one: (n: number) => Promise<unknown>) => {
    for (let n = 0; !over.signal.aborted; n++) {
      const began = performance.now();
      await one(n);
      longest[name] = Math.max(longest[name], performance.now() - began);
      await pause(2);
    }
  };
  const page = (n: number) => ({ "page.pn": String(1 + (n % 50)), "page.size": "10" });
  const watching = Promise.all([
    watch("read", (n) => call("/sys/dict/list", reader, page(n))),
    watch("save", (n) => call("/sys/dict/add", writer, { groupId, value: `b${n}`, label: `备份 ${n}` })),
  ]);
  await pause(1_000);
  longest = { read: 0, save: 0 };
  await pause(QUIET);
  const before = longest;
  refused = 0;
  longest = { read: 0, save: 0 };
  const began = performance.now();
  const { id } = (await call("/sys/job/backup", writer, {})) as { id: string };
  let job = { state: "waiting", fileSize: 0 };
  while (job.state === "waiting" || job.state === "running") {
    await pause(100);
    job = ((await call(`/sys/job/${id}`, writer)) ?? job) as typeof job; // nothing when refused
  }
  const seconds = (performance.now() - began) / 1000;
  over.abort();
  await watching;
  await stop();
  if (job.state !== "done") throw new Error(`the backup ended as ${job.state}`);

  const hold = Math.max(longest.read, longest.save);
  const told = ({ read, save }: typeof longest) => `${read.toFixed(0)} ms a read, ${save.toFixed(0)} ms a save`;
  process.stdout.write(
    `\nbackup of ${ROWS} entries and ${ARTICLES} articles, embedded database, in ${seconds.toFixed(1)} s, ${(job.fileSize / 1e6).toFixed(1)} MB
longest wait without a backup: ${told(before)}
longest wait during the backup: ${told(longest)}${hold > LIMIT ? `, ${refused} calls refused  MISSED (limit ${LIMIT} ms)` : "  ok"}\n`,
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
