import { randomBytes } from "node:crypto";
import { CONSOLE_CLIENT } from "../../src/contract/session/console-client.ts";
import { addAccounts } from "../instances/add-accounts.ts";
import { pause, until } from "../instances/children.ts";
import { call, openEar, type Person, signIn } from "../instances/client.ts";
import { ADMIN, startMissing } from "../instances/instance.ts";
import type { Postgres } from "../instances/postgres.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const GUESSED = "guessed";
const TRIES = 5; // AU-05
const SOON = 5_000; // ms for sockets to be told again

/** There is no Redis: what stands in its place is lost with each crash of the database. */
export async function showSharedCounters(rows: Rows, three: Three, postgres: Postgres): Promise<void> {
  await startMissing(three.instances[0], three.instances[1]);
  await rows.row("RE-08: a start that is given a Redis", "ends with a line about REDIS_URL", async () => {
    const instance = await three.another("redis", { REDIS_URL: "redis://127.0.0.1:1" });
    const hasStarted = await instance.start().then(
      () => true,
      () => false,
    );
    const code = await instance.stop("SIGKILL");
    const isSaid = instance.output().startsWith("REDIS_URL is set");
    return { figure: `${hasStarted ? "started" : "ended"} with ${code}`, isGood: !hasStarted && isSaid && code !== 0 };
  });
  await rows.row("RE-08: what instances count together, lost in a crash", "nothing else is lost", () =>
    countersAreLost(three, postgres),
  );
}

const tryPassword = (url: string, password: string, address: string) =>
  call(url, "/sso/oauth2/access_token", {
    fields: {
      grant_type: "password",
      client_id: randomBytes(16).toString("hex"),
      client_secret: CONSOLE_CLIENT.secret,
      username: GUESSED,
      password,
    },
    address,
  });

const isLetIn = async (url: string, { token }: Person) => (await call(url, "/cms/notice/list", { token })).code === 0;

async function countersAreLost({ instances, query }: Three, postgres: Postgres): Promise<Finding> {
  const [first, second] = instances;
  await addAccounts((text, values) => query(text, values), [GUESSED]);
  const goesOn = await signIn(first.url);
  const ended = await signIn(first.url);
  await call(first.url, "/sso/oauth2/revoke_token", { fields: { access_token: ended.token }, token: ended.token });
  for (let each = 0; each < TRIES; each += 1) await tryPassword(first.url, `wrong ${each}`, `10.6.${each}.1`);
  await postgres.stop("SIGQUIT");
  await pause(500);
  await postgres.start();
  await until(
    async () => ((await isLetIn(first.url, goesOn)) && (await isLetIn(second.url, goesOn))) || undefined,
    () => "A session did not go on.",
  );
  const isEnded = !(await isLetIn(first.url, ended)) && !(await isLetIn(second.url, ended));
  const isHeld = (await tryPassword(second.url, ADMIN.password, "10.6.9.1")).code !== 0;
  const ear = await openEar(goesOn, first.url, second.url);
  const since = performance.now();
  const { id } = (await goesOn.must(first.url, "/sys/dict/group/add", { code: "after-crash", name: "组" })) as {
    id: string;
  };
  const told = await ear.heard(
    (message) => (message["change"] as { ids?: string[] } | undefined)?.ids?.includes(id) ?? false,
    since,
    SOON,
  );
  ear.close();
  return {
    figure: `a session goes on, an ended one is ${isEnded ? "refused" : "LET IN"}, a guessed name ${isHeld ? "waits" : "DOES NOT WAIT"}, a change is told after ${Math.round(told)} ms`,
    isGood: isEnded && isHeld,
  };
}
