import { ACCESS_TOKEN } from "../../src/contract/session/token-names.ts";
import { startObjectStore, type ObjectStore } from "../../src/server/testing/object-store.ts";
import { startBalancer } from "../instances/balancer.ts";
import { pause, until } from "../instances/children.ts";
import { call, signIn } from "../instances/client.ts";
import { startMissing } from "../instances/instance.ts";
import type { Postgres } from "../instances/postgres.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";
import { pictureUpload, statusOf } from "./uploads.ts";

const ANSWER = 1_000; // ms, RE-06
const BACK = 5_000; // ms, RE-06
const AWAY = 6_000; // ms; readiness looks every two seconds

/** The database and the store of files go away and come back. Resolves to the store that is there then. */
export async function showOutages(
  rows: Rows,
  { instances: [one] }: Three,
  postgres: Postgres,
  { store, haproxy, folder }: { readonly store: ObjectStore; readonly haproxy: string; readonly folder: string },
): Promise<ObjectStore> {
  await startMissing(one);
  const { url } = one;
  const balancer = await startBalancer(haproxy, folder, [one]);
  const { token } = await signIn(url);
  await rows.row("RE-06, RE-25: the database gone", `503 within ${ANSWER} ms, alive, not ready`, async () => {
    await postgres.stop("SIGINT");
    return answersWithoutDatabase(url, token);
  });
  await rows.row("RE-25: the same through the balancer", "the instance's own 503, in the visitor's language", () =>
    saysSoItself(balancer.url, token),
  );
  await balancer.end();
  await rows.row("RE-06: the database back", `works again ≤ ${BACK} ms`, async () => {
    await postgres.start();
    return timeUntilItWorks(url, token);
  });

  const upload = await pictureUpload(url, token);
  let present = store;
  await rows.row("RE-09: the store of files gone and back", "only uploads 503; back by itself", async () => {
    const before = await upload();
    await store.close();
    const gone = await upload();
    const { code } = await call(url, "/cms/notice/list", { token });
    const page = await statusOf(url, "/home");
    present = await startObjectStore(store.port);
    const after = await upload();
    return {
      figure: `uploads ${before}, ${gone}, ${after}; meanwhile a list ${code === 0 ? "answers" : String(code)}, a page ${page}`,
      isGood: before === 200 && gone === 503 && after === 200 && code === 0 && page === 200,
    };
  });
  return present;
}

async function answersWithoutDatabase(url: string, token: string): Promise<Finding> {
  const times: number[] = [];
  let withWait = 0;
  const end = performance.now() + AWAY;
  while (performance.now() < end) {
    const since = performance.now();
    const answer = await fetch(`${url}/api/cms/notice/list`, { method: "POST", headers: { [ACCESS_TOKEN]: token } });
    await answer.text();
    if (answer.status === 503 && answer.headers.has("retry-after")) withWait += 1;
    times.push(performance.now() - since);
    await pause(100);
  }
  const [live, ready] = [await statusOf(url, "/health/live"), await statusOf(url, "/health/ready")];
  const longest = Math.max(...times);
  return {
    figure: `${withWait} of ${times.length} calls 503 with Retry-After, ${Math.round(longest)} ms at most; live ${live}, ready ${ready}`,
    isGood: withWait === times.length && longest <= ANSWER && live === 200 && ready === 503,
  };
}

/** Nobody is ready then, and a balancer's own page is in one language and no envelope. */
async function saysSoItself(url: string, token: string): Promise<Finding> {
  const told: string[] = [];
  for (const language of ["zh", "en", "lo"]) {
    const page = await fetch(`${url}/home`, { headers: { accept: "text/html", cookie: `language=${language}` } });
    told.push(`${page.status} ${/<html[^>]* lang="?([a-z]+)/.exec(await page.text())?.[1]}`);
  }
  const { code } = await call(url, "/cms/notice/list", { token });
  return {
    figure: `pages ${told.join(", ")}; a call ${String(code)}`,
    isGood: told.join() === "503 zh,503 en,503 lo" && code === 503_001,
  };
}

async function timeUntilItWorks(url: string, token: string): Promise<Finding> {
  const since = performance.now();
  await until(
    async () =>
      ((await call(url, "/cms/notice/list", { token })).code === 0 && (await statusOf(url, "/health/ready")) === 200) ||
      undefined,
    () => "It does not come back.",
  );
  const took = performance.now() - since;
  return { figure: `${Math.round(took)} ms`, isGood: took <= BACK };
}
