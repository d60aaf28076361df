import { articleAddress, PUBLIC_PATHS } from "../../src/contract/public/public-addresses.ts";
import { freePort, pause, until } from "../instances/children.ts";
import { type Person, signIn } from "../instances/client.ts";
import { startLoad } from "../instances/load.ts";
import { ask, type Postgres } from "../instances/postgres.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import { stallingLine } from "../instances/stalling-line.ts";
import type { Three } from "../instances/three-instances.ts";

const WORKERS = { readers: 6, writers: 2, retryFor: 0 } as const;
const SETTLE = 3_000; // ms of load before and after
const ROUNDS = 5;
const CALLS = 60; // of one person, within their budget
const BACK = 5_000; // ms

type Reads = Readonly<Record<"read" | "behind" | "lost" | "failed", number>>;

interface Setup extends Three {
  /** The balancer's. */
  readonly url: string;
  readonly admin: Person;
  /** The counters of all instances together. */
  reads(): Promise<Reads>;
  /** Resolves once all instances read at the standby. */
  untilRead(): Promise<void>;
  /** Stops the standby's replaying, or lets it go on. */
  replay(isPaused: boolean): Promise<void>;
}

interface Place {
  /** The balancer's. */
  readonly url: string;
  readonly postgres: Postgres;
  readonly basebackup: string;
}

/** Restarts the instances so that they read at a new standby, behind a line that can be stalled. */
async function readAtStandby(three: Three, { url, postgres, basebackup }: Place) {
  const standby = await postgres.newStandby(basebackup);
  const readUrl = new URL(standby.url("terrace"));
  const line = await stallingLine(Number(readUrl.port));
  readUrl.port = String(line.port);
  const ports = await Promise.all(three.instances.map(() => freePort()));
  for (const [place, instance] of three.instances.entries()) {
    await instance.stop("SIGTERM");
    await instance.start({ env: { DATABASE_READ_URL: readUrl.href, METRICS_PORT: String(ports[place]) } });
  }
  const metrics = () =>
    Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
  const reads = async (): Promise<Reads> => {
    const counted = { read: 0, behind: 0, lost: 0, failed: 0 };
    for (const text of await metrics())
      for (const [, answer, count] of text.matchAll(/^terrace_replica_reads_total\{answer="(\w+)"\} (\d+)/gm))
        counted[answer as keyof Reads] += Number(count);
    return counted;
  };
  const untilRead = async () => {
    await until(
      async () => (await metrics()).every((text) => text.includes("terrace_replica_up 1")) || undefined,
      () => "The standby is not read.",
    );
  };
  const replay = async (isPaused: boolean) => {
    await ask(standby.url("terrace"), isPaused ? "select pg_wal_replay_pause()" : "select pg_wal_replay_resume()");
    await until(
      async () => {
        const [state] = await ask<{ now: string }>(
          standby.url("terrace"),
          "select pg_get_wal_replay_pause_state() as now",
        );
        return (state?.now === "paused") === isPaused || undefined;
      },
      () => "The replay is not paused.",
    );
  };
  const setup: Setup = { ...three, url, admin: await signIn(url), reads, untilRead, replay };
  return { setup, standby, line };
}

/** Lists, searches and public pages at a streaming standby that falls behind, stalls, dies and comes back. */
export async function showReplica(rows: Rows, three: Three, place: Place): Promise<void> {
  const { setup, standby, line } = await readAtStandby(three, place);
  await setup.untilRead();

  await rows.row("a standby that has caught up: who answers lists and pages", "the standby, 9 of 10 reads", () =>
    isReadThere(setup),
  );
  await rows.row("one's own record in lists of all three, replay paused", "each time", () => ownWritesAreSeen(setup));
  await rows.row("a withdrawn article at all three, replay paused", "shown 0 times", () => withdrawnIsGone(setup));
  await rows.row("the standby stalls under load, and goes on", "0 failed, then read again", () =>
    underLoad(setup, async () => {
      line.stall(true);
      await pause(SETTLE);
      line.stall(false);
    }),
  );
  await rows.row("the standby killed under load, and back", `0 failed, read again ≤ ${BACK} ms`, () =>
    underLoad(setup, async () => {
      await standby.stop("SIGQUIT");
      await pause(SETTLE);
      await standby.start();
    }),
  );
  await Promise.all(three.instances.map((instance) => instance.stop("SIGTERM")));
  line.close();
  await standby.stop("SIGINT");
}

const difference = (after: Reads, before: Reads) => ({
  there: after.read - before.read,
  elsewhere: after.behind + after.lost + after.failed - (before.behind + before.lost + before.failed),
});

const toldReads = ({ there, elsewhere }: ReturnType<typeof difference>) =>
  `${there} reads at the standby, ${elsewhere} at the primary`;

async function isReadThere({ instances, url, admin, reads }: Setup): Promise<Finding> {
  const before = await reads();
  for (let round = 0; round < CALLS; round += 1) {
    const at = instances[round % 3]?.url ?? url;
    await admin.must(at, "/cms/notice/list", { page: 1 + (round % 5) });
    if (round % 3 === 0) await (await fetch(`${at}${PUBLIC_PATHS.news}?search=${round}`)).text();
  }
  const found = difference(await reads(), before);
  return { figure: toldReads(found), isGood: found.there > CALLS && found.there >= 9 * found.elsewhere };
}

interface Listed {
  readonly id: string;
}

async function ownWritesAreSeen({ instances, url, admin, untilRead, replay }: Setup): Promise<Finding> {
  let seen = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await untilRead();
    await replay(true);
    const fields = { title: `own ${round}`, kind: "tender", content: "<p>1</p>" };
    const { id } = (await admin.must(instances[round % 3]?.url ?? url, "/cms/notice/add", fields)) as Listed;
    const lists = await Promise.all(
      instances.map(
        // By its title: what the load left may fill the first page.
        async (one) =>
          (await admin.must(one.url, "/cms/notice/list", { search: fields.title })) as {
            readonly results: readonly Listed[];
          },
      ),
    );
    seen += lists.filter(({ results }) => results.some((each) => each.id === id)).length;
    await replay(false);
  }
  return { figure: `${seen} of ${3 * ROUNDS} lists have it`, isGood: seen === 3 * ROUNDS };
}

async function withdrawnIsGone({ instances, url, admin, untilRead, replay }: Setup): Promise<Finding> {
  let published = 0;
  let shown = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = instances[round % 3]?.url ?? url;
    const fields = { title: `withdrawn ${round}`, kind: "market", content: "<p>1</p>" };
    const { id } = (await admin.must(at, "/cms/article/add", fields)) as Listed;
    await admin.must(at, `/cms/article/${id}/publish`);
    // Only where it will be withdrawn: the others make the page anew, and show nothing that they kept.
    if ((await fetch(at + articleAddress(id))).status === 200) published += 1;
    await untilRead();
    await replay(true);
    await admin.must(at, `/cms/article/${id}/withdraw`);
    const answers = await Promise.all(
      instances.flatMap((one) => [
        fetch(one.url + articleAddress(id)).then(({ status }) => status === 200),
        fetch(`${one.url}/api/portal/article/list?search=${encodeURIComponent(fields.title)}`).then(async (answer) =>
          (await answer.text()).includes(id),
        ),
      ]),
    );
    shown += answers.filter(Boolean).length;
    await replay(false);
  }
  return {
    figure: `${published} published, shown ${shown} of ${6 * ROUNDS} times after the withdrawal`,
    isGood: published === ROUNDS && shown === 0,
  };
}

async function underLoad({ url, admin, reads, untilRead }: Setup, work: () => Promise<void>): Promise<Finding> {
  await untilRead();
  const load = startLoad(url, admin, WORKERS);
  await pause(SETTLE);
  await work();
  const since = performance.now();
  await untilRead();
  const back = performance.now() - since;
  const before = await reads();
  await pause(SETTLE);
  await load.stop();
  const found = difference(await reads(), before);
  const { counts, failures } = load;
  return {
    figure: `${counts.reads} reads, ${counts.writes} writes, ${counts.failed} failed${failures.map((each) => ` (${each})`).join("")}, ${Math.round(load.gap())} ms without an answer at most; read again after ${Math.round(back)} ms, then ${toldReads(found)}`,
    isGood: counts.failed === 0 && back <= BACK && found.there > 0,
  };
}
