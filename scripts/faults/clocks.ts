import { signIn } from "../instances/client.ts";
import { isReady, startMissing } from "../instances/instance.ts";
import { until } from "../instances/children.ts";
import type { Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const SKEW = 2; // seconds
const WRITES = 20;

/** A third instance, on a machine whose clock is an hour off, together with two right ones. */
export async function showClocks(rows: Rows, { instances: [right, , wrong], query }: Three): Promise<void> {
  await startMissing(right);
  await rows.row(
    "RE-14: one instance's clock an hour ahead, then behind",
    "not ready; all times the database's",
    async () => {
      const admin = await signIn(right.url);
      const ready: boolean[] = [];
      const since = (await query<{ last: number }>("select coalesce(max(position), 0)::int as last from audit_log"))[0];
      for (const offset of ["3600", "-3600"]) {
        // It never becomes ready, so its start is not waited for.
        const starting = wrong.start({ env: { CLOCK_OFFSET: offset } }).catch(() => undefined);
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
      const [found] = await query<{ entries: number; off: number; back: number }>(
        `select count(*)::int as entries, count(*) filter (where at > now() + $2 * interval '1 second' or at < before - $2 * interval '1 second')::int as back,
              coalesce(max(extract(epoch from at - now())), 0)::float as off
       from (select at, lag(at) over (order by position) as before from audit_log where position > $1 and action = 'add') as entry`,
        [since?.last ?? 0, SKEW],
      );
      return {
        figure: `${found?.entries} entries, ${found?.back} out of order or to come; ready: ${ready.join(", ")}`,
        isGood: found?.entries === 2 * WRITES && found.back === 0 && ready.every((is) => !is),
      };
    },
  );
}
