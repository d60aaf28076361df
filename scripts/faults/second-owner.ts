import { join } from "node:path";
import { freePort } from "../instances/children.ts";
import { signIn } from "../instances/client.ts";
import { type Instance, makeInstance } from "../instances/instance.ts";
import type { Finding, Rows } from "../instances/rows.ts";

const LIMIT = 5; // seconds, RE-03
const AT_ONCE = 3;

/** Processes that come to the directory of another one. */
export async function showSecondOwner(
  rows: Rows,
  { kills, restarts }: { readonly kills: number; readonly restarts: number },
  folder: string,
): Promise<void> {
  const dataDir = join(folder, "owned");
  const make = async () => makeInstance(await freePort(), { DATA_DIR: dataDir });
  const owner = await make();
  await owner.start();
  await rows.row("RE-03: a second process on the directory of one that serves, or hangs", `ends ≤ ${LIMIT} s`, () =>
    secondEnds(owner, make, kills, dataDir),
  );
  const comers = await Promise.all(Array.from({ length: AT_ONCE }, make));
  await rows.row(`RE-03: ${AT_ONCE} at once after the owner was killed`, "one serves, each time", () =>
    oneTakesOver(owner, comers, restarts),
  );
}

async function secondEnds(
  owner: Instance,
  make: () => Promise<Instance>,
  rounds: number,
  dataDir: string,
): Promise<Finding> {
  const second = await make();
  let refused = 0;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const hangs = round % 2 === 1;
    if (hangs) process.kill(owner.pid(), "SIGSTOP");
    const since = performance.now();
    const hasStarted = await second.start().then(
      () => true,
      () => false,
    );
    longest = Math.max(longest, (performance.now() - since) / 1000);
    if (hangs) process.kill(owner.pid(), "SIGCONT");
    const isNamed = second.output().includes(`${dataDir} is in use by process ${owner.pid()}`);
    if (!hasStarted && isNamed && (await second.stop("SIGKILL")) !== 0) refused += 1;
  }
  await signIn(owner.url);
  return {
    figure: `${refused} of ${rounds} refused by a line that names the owner, after ${longest.toFixed(1)} s at most; the owner signs in`,
    isGood: refused === rounds && longest <= LIMIT,
  };
}

async function oneTakesOver(first: Instance, comers: readonly Instance[], rounds: number): Promise<Finding> {
  let owner = first;
  let right = 0;
  for (let round = 0; round < rounds; round += 1) {
    await owner.stop("SIGKILL");
    const served = await Promise.all(
      comers.map((one) =>
        one.start().then(
          () => one,
          () => undefined,
        ),
      ),
    );
    const serving = served.filter((one) => one !== undefined);
    if (serving.length === 1) right += 1;
    owner = serving[0] ?? owner;
    await signIn(owner.url);
  }
  await owner.stop("SIGKILL");
  return { figure: `${right} of ${rounds} times`, isGood: right === rounds };
}
