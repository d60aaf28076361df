import { ACCESS_TOKEN } from "../../src/contract/session/token-names.ts";
import type { ObjectStore } from "../../src/server/testing/object-store.ts";
import { pause, until } from "../instances/children.ts";
import { call, type Person, signIn } from "../instances/client.ts";
import { type Instance, isReady, startMissing } from "../instances/instance.ts";
import { asFinding, compareWritten, type Load, startLoad } from "../instances/load.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import { type Line, stallingLine } from "../instances/stalling-line.ts";
import type { Three } from "../instances/three-instances.ts";
import { pictureUpload, statusOf } from "./uploads.ts";

const WORKERS = { readers: 1, writers: 2, retryFor: 120_000, isRepeatedWhenAway: true } as const;
const SETTLE = 2_000; // ms of load before and after
const DELAY = 100; // ms, in each direction
const AWAY = 20_000; // ms; longer than a query, and a wait for a connection, may last
const ANSWER = 20_000; // ms: a connection waited for (10 s), a query without an answer (7 s), and a busy machine
const BACK = 20_000; // ms; what is at rest in the pool is closed after 10 s
const STORE_ANSWER = 30_000; // ms: writing and tidying up, 10 s each, and a busy machine

interface Setup {
  readonly admin: Person;
  /** The one behind the lines. */
  readonly far: Instance;
  readonly near: Instance;
  readonly loads: Load[];
}

/** An instance whose way to the database, or to the store of files, is slow, silent or half-open. */
export async function showSlow(rows: Rows, three: Three, databaseUrl: string, store: ObjectStore): Promise<void> {
  const [near] = three.instances;
  await startMissing(near);
  const databaseLine = await stallingLine(Number(new URL(databaseUrl).port));
  const storeLine = await stallingLine(store.port);
  const through = (url: string, { port }: Line) => url.replace(/:\d+\//, `:${port}/`);
  const far = await three.another("far", {
    DATABASE_URL: through(databaseUrl, databaseLine),
    STORAGE_URL: through(store.url(), storeLine),
  });
  await far.start();
  const setup: Setup = { admin: await signIn(near.url), far, near, loads: [] };

  await rows.row("RE-07: a slow database", "all answered, alive and ready, 0 failed", () =>
    slowDatabase(setup, databaseLine),
  );
  await rows.row(
    "RE-07, RE-25: a database that accepts and never answers",
    `only 503 ≤ ${ANSWER} ms, not ready, then well`,
    () => silentDatabase(setup, databaseLine),
  );
  await rows.row("RE-07: half-open connections to the database", `told again and 0 failed ≤ ${BACK} ms`, () =>
    halfOpen(setup, databaseLine),
  );
  await rows.row(
    "RE-07: PostgreSQL slow, silent and half-open, what was acknowledged",
    "0 lost, 0 doubled, 0 unlogged",
    async () => asFinding(await compareWritten(setup.loads, (text, values) => three.query(text, values))),
  );
  await rows.row("RE-09: a slow store of files", "uploads 200", () => slowStore(setup, storeLine));
  await rows.row("RE-09, RE-25: a store of files that never answers", "only uploads 503, then 200", () =>
    silentStore(setup, storeLine),
  );
  await far.stop("SIGINT");
  databaseLine.close();
  storeLine.close();
}

const loadAt = ({ admin, far, loads }: Setup): Load => {
  const load = startLoad(far.url, admin, WORKERS);
  loads.push(load);
  return load;
};

const told = ({ counts, failures }: Load) =>
  `${counts.writes} writes, ${counts.retried} repeated, ${counts.failed} failed ${failures.join(", ")}`.trimEnd();

async function slowDatabase(setup: Setup, line: Line): Promise<Finding> {
  const load = loadAt(setup);
  await pause(SETTLE);
  line.delay(DELAY);
  const before = load.counts.writes;
  await pause(3 * SETTLE);
  const meanwhile = load.counts.writes - before;
  const [live, ready] = await health(setup);
  line.delay(0);
  await pause(SETTLE);
  await load.stop();
  return {
    figure: `${told(load)}; ${meanwhile} writes at ${2 * DELAY} ms a turn; live ${live}, ready ${ready}`,
    isGood: load.counts.failed === 0 && meanwhile > 0 && live === 200 && ready === 200,
  };
}

const health = async ({ far }: Setup) =>
  [await statusOf(far.url, "/health/live"), await statusOf(far.url, "/health/ready")] as const;

async function silentDatabase(setup: Setup, line: Line): Promise<Finding> {
  const { admin, far } = setup;
  const load = loadAt(setup);
  await pause(SETTLE);
  line.stall(true);
  await pause(1_000); // what was on its way has arrived
  const asked = await askFor(AWAY, far.url, admin.token);
  const [live, ready] = await health(setup);
  line.stall(false);
  const back = await timeUntilWell(far, admin);
  await pause(SETTLE);
  await load.stop();
  return {
    figure: `${asked.withWait} of ${asked.calls} calls 503 with Retry-After, ${asked.longest} ms at most; live ${live}, ready ${ready}; well after ${back} ms; ${told(load)}`,
    isGood:
      asked.withWait === asked.calls &&
      asked.longest <= ANSWER &&
      live === 200 &&
      ready === 503 &&
      back <= BACK &&
      load.counts.failed === 0,
  };
}

/** Asks for lists, some at a time, and counts how they are answered. */
async function askFor(milliseconds: number, url: string, token: string) {
  let calls = 0;
  let withWait = 0;
  let longest = 0;
  const end = performance.now() + milliseconds;
  const ask = async () => {
    while (performance.now() < end) {
      const since = performance.now();
      const answer = await fetch(`${url}/api/cms/notice/list`, { method: "POST", headers: { [ACCESS_TOKEN]: token } });
      await answer.text();
      calls += 1;
      if (answer.status === 503 && answer.headers.has("retry-after")) withWait += 1;
      longest = Math.max(longest, Math.round(performance.now() - since));
      await pause(200);
    }
  };
  await Promise.all([ask(), ask(), ask()]);
  return { calls, withWait, longest };
}

/** Until lists are answered one after the other and the instance is ready; in ms. */
async function timeUntilWell({ url }: Instance, { token }: Person): Promise<number> {
  const since = performance.now();
  await until(
    async () => ((await call(url, "/cms/notice/list", { token })).code === 0 && (await isReady(url))) || undefined,
    () => "It does not come back.",
  );
  return Math.round(performance.now() - since);
}

/** What is set elsewhere is seen there once the lost connection for notices is noticed. */
async function halfOpen(setup: Setup, line: Line): Promise<Finding> {
  const { admin, far, near } = setup;
  const load = loadAt(setup);
  await pause(SETTLE);
  line.cut();
  const since = performance.now();
  const key = "sys.watermark.enable";
  const read = async (url: string) => ((await admin.must(url, "/sys/setting/config")) as Record<string, string>)[key];
  const value = (await read(near.url)) === "1" ? "0" : "1";
  await admin.must(near.url, "/sys/setting/update", { [key]: value });
  await until(
    async () => (await read(far.url).catch(() => undefined)) === value || undefined,
    () => "What was set elsewhere is not seen.",
    { every: 100 },
  );
  const seen = Math.round(performance.now() - since);
  await timeUntilWell(far, admin);
  const back = Math.round(performance.now() - since);
  await pause(SETTLE);
  await load.stop();
  return {
    figure: `a setting of another instance seen after ${seen} ms, well after ${back} ms; ${told(load)}`,
    isGood: back <= BACK && load.counts.failed === 0,
  };
}

async function slowStore({ admin, far }: Setup, line: Line): Promise<Finding> {
  const upload = await pictureUpload(far.url, admin.token);
  line.delay(3 * DELAY);
  const since = performance.now();
  const status = await upload();
  const took = Math.round(performance.now() - since);
  line.delay(0);
  return { figure: `${status} after ${took} ms`, isGood: status === 200 };
}

async function silentStore(setup: Setup, line: Line): Promise<Finding> {
  const { admin, far } = setup;
  const upload = await pictureUpload(far.url, admin.token);
  line.stall(true);
  const since = performance.now();
  const [silent, list, page] = await Promise.all([
    upload(),
    call(far.url, "/cms/notice/list", { token: admin.token }),
    statusOf(far.url, "/home"),
  ]);
  const took = Math.round(performance.now() - since);
  const [live, ready] = await health(setup);
  line.stall(false);
  const after = await upload();
  return {
    figure: `uploads ${silent} after ${took} ms, then ${after}; meanwhile a list ${list.code === 0 ? "answers" : String(list.code)}, a page ${page}, live ${live}, ready ${ready}`,
    isGood:
      silent === 503 &&
      took <= STORE_ANSWER &&
      after === 200 &&
      list.code === 0 &&
      page === 200 &&
      live === 200 &&
      ready === 200,
  };
}
