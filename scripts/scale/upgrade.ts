import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startBalancer } from "../instances/balancer.ts";
import { pause } from "../instances/children.ts";
import { signIn } from "../instances/client.ts";
import { asFinding, compareWritten, startLoad } from "../instances/load.ts";
import type { Rows } from "../instances/rows.ts";
import { makeThree } from "../instances/three-instances.ts";
import { root } from "../places.ts";
import type { OlderProgram } from "./older-program.ts";

const WORKERS = { readers: 4, writers: 2, retryFor: 0 } as const;
const SETTLE = 3_000; // ms of load before and after each

interface Places {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly storageUrl: string;
  readonly haproxy: string;
}

/** Three instances of an older program, replaced one by one under load by this one, on a database of their own. */
export async function showUpgrade(rows: Rows, older: OlderProgram, places: Places): Promise<void> {
  const folder = join(places.folder, "upgrade");
  mkdirSync(folder);
  const three = await makeThree(folder, places.databaseUrl, places.storageUrl);
  const schema = async () =>
    (await three.query<{ last: string }>("select max(number)::text as last from schema_migration"))[0]?.last;
  for (const instance of three.instances) await instance.start({ program: older.folder });
  const { url } = await startBalancer(places.haproxy, folder, three.instances);
  const admin = await signIn(url);
  await admin.must(url, "/sys/log/retention", { days: "30" });
  const load = startLoad(url, admin, WORKERS);
  const [first, ...others] = three.instances;

  await rows.row("RE-12: the last release's instances replaced one by one", "0 repeated, 0 failed", async () => {
    const from = await schema();
    await pause(SETTLE);
    await first.stop("SIGTERM");
    await first.start({ program: root });
    await pause(SETTLE);
    // What the others do at night.
    await three.query("select audit_retire(0, now() - interval '30 days')");
    for (const instance of others) {
      await instance.stop("SIGTERM");
      await instance.start({ program: root });
      await pause(SETTLE);
    }
    await load.stop();
    const { counts, failures } = load;
    return {
      figure:
        `schema ${from} (${older.commit.slice(0, 8)}) to ${await schema()}; ${counts.reads} reads, ${counts.writes} writes, ${counts.retried} repeated, ${counts.failed} failed ${failures.join(", ")}`.trimEnd(),
      isGood: counts.failed + counts.retried === 0 && counts.writes > 0,
    };
  });
  await rows.row("RE-12: the upgrade, what was acknowledged", "0 lost, 0 doubled, 0 unlogged", async () =>
    asFinding(await compareWritten([load], (text, values) => three.query(text, values))),
  );
  await Promise.all(three.instances.map((instance) => instance.stop("SIGTERM")));
}
