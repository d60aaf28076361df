import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { signIn } from "../instances/client.ts";
import { isReady, startMissing } from "../instances/instance.ts";
import { until } from "../instances/children.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const SKEW = 2; // seconds
const WRITES = 20;

const ENTRIES_OUT_OF_ORDER = `
  select count(*)::int as entries,
    count(*) filter (where at > now() + $2 * interval '1 second' or at < before - $2 * interval '1 second')::int as back
  from (select at, lag(at) over (order by position) as before from audit_log where position > $1 and action = 'add') as entry`;

/** An instance on a machine whose clock is an hour off, together with a right one. */
export async function showClocks(rows: Rows, three: Three, folder: string): Promise<void> {
  const {
    instances: [right],
    another,
    query,
  } = three;
  await startMissing(right);
  await rows.row(
    "RE-14: one instance's clock an hour ahead, then behind",
    "not ready; all times the database's",
    async () => {
      const admin = await signIn(right.url);
      const ready: boolean[] = [];
      const since = (await query<{ last: number }>("select coalesce(max(position), 0)::int as last from audit_log"))[0];
      for (const offset of ["3600", "-3600"]) {
        const wrong = await another("wrong", { CLOCK_OFFSET: offset });
        // It never becomes ready, so its start is not waited for.
        const starting = wrong.start().catch(() => undefined);
        await until(
          async () => (await fetch(`${wrong.url}/health/live`).catch(() => undefined))?.status === 200 || undefined,
          () => "The instance does not live.",
        );
        const person = await signIn(wrong.url);
        for (let each = 0; each < WRITES; each += 1)
          await (each % 2 === 0 ? admin : person).must((each % 2 === 0 ? right : wrong).url, "/cms/notice/add", {
            title: `clock ${offset} ${each}`,
            kind: "tender",
            content: "<p>1</p>",
          });
        ready.push(await isReady(wrong.url));
        await wrong.stop("SIGKILL");
        await starting;
      }
      const [found] = await query<{ entries: number; back: number }>(ENTRIES_OUT_OF_ORDER, [since?.last ?? 0, SKEW]);
      return {
        figure: `${found?.entries} entries, ${found?.back} out of order or to come; ready: ${ready.join(", ")}`,
        isGood: found?.entries === 2 * WRITES && found.back === 0 && ready.every((is) => !is),
      };
    },
  );
  await rows.row(
    "RE-14, RE-25: a clock that jumps by an hour while the instance runs",
    "not ready until it is set; all times the database's",
    () => jumpWhileRunning(three, folder),
  );
}

/** Ahead, behind, and right again. Nobody is signed out, and what is written meanwhile bears the database's time. */
async function jumpWhileRunning({ instances: [right], another, query }: Three, folder: string): Promise<Finding> {
  const file = join(folder, "clock");
  writeFileSync(file, "0");
  const preloaded = ["--import", join(import.meta.dirname, "movable-clock.ts")];
  const jumping = await another("jumping", { CLOCK_FILE: file }, preloaded);
  await jumping.start();
  const person = await signIn(jumping.url);
  const since = (await query<{ last: number }>("select coalesce(max(position), 0)::int as last from audit_log"))[0];
  const becomes = async (isWell: boolean) =>
    until(
      async () => (await isReady(jumping.url)) === isWell || undefined,
      () => `It does not become ${isWell ? "" : "un"}ready.`,
    );
  const live: number[] = [];
  for (const offset of [3_600_000, -3_600_000]) {
    writeFileSync(file, String(offset));
    await becomes(false);
    live.push((await fetch(`${jumping.url}/health/live`)).status);
    for (let each = 0; each < WRITES; each += 1)
      await person.must((each % 2 === 0 ? right : jumping).url, "/cms/notice/add", {
        title: `jump ${offset} ${each}`,
        kind: "tender",
        content: "<p>1</p>",
      });
    writeFileSync(file, "0");
    await becomes(true);
  }
  await jumping.stop("SIGINT");
  const [found] = await query<{ entries: number; back: number }>(ENTRIES_OUT_OF_ORDER, [since?.last ?? 0, SKEW]);
  return {
    figure: `${found?.entries} entries, ${found?.back} out of order or to come; live ${live.join(", ")}; ready again each time`,
    isGood: found?.entries === 2 * WRITES && found.back === 0 && live.every((status) => status === 200),
  };
}
