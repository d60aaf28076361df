import { randomBytes } from "node:crypto";
import { CONSOLE_CLIENT } from "../../src/contract/session/console-client.ts";
import { BUDGETS } from "../../src/server/http/admission/rate-limit.ts";
import { policyReportsAt } from "../../src/server/http/pages/policy-reports.ts";
import { PUSH_LIMITS } from "../../src/server/push/push-limits.ts";
import { addAccounts } from "../instances/add-accounts.ts";
import { call, type Ear, openEar, signIn } from "../instances/client.ts";
import { ADMIN } from "../instances/instance.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const TRIES = 60;
const EVALUATED = 5; // AU-05
/** Beyond a budget by the part that instances may grant without having told each other (docs/decisions/075). */
const MORE = 1.5;
const ACCOUNT = { username: "counted", password: ADMIN.password } as const;

/** What three instances count together. */
export async function showLimits(rows: Rows, three: Three): Promise<void> {
  await addAccounts((text, values) => three.query(text, values), [ACCOUNT.username]);
  await rows.row("WS-07: sockets of one person over all three", `${PUSH_LIMITS.perUser}`, () => socketsOfOne(three));
  await rows.row("RL-01: calls of one address at all three", `≤ ${MORE} × the budget of one`, () => callsOfOne(three));
  await rows.row("AU-06: tries to sign in at all three at once", `${EVALUATED} looked at`, () => triesOfOne(three));
}

/** One try after the other, at one instance after the other. */
async function socketsOfOne({ instances }: Three): Promise<Finding> {
  const person = await signIn(instances[0].url, ACCOUNT);
  const open: Ear[] = [];
  let refused = 0;
  for (let each = 0; each < 2 * PUSH_LIMITS.perUser; each += 1) {
    const { url } = instances[each % 3] ?? instances[0];
    await openEar(person, url, url).then(
      (ear) => open.push(ear),
      () => (refused += 1),
    );
  }
  for (const ear of open) ear.close();
  return { figure: `${open.length} open, ${refused} refused`, isGood: open.length === PUSH_LIMITS.perUser };
}

async function callsOfOne({ instances }: Three): Promise<Finding> {
  const { burst, perSecond } = BUDGETS.fault;
  const since = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 6 * burst }, async (_, place) => {
      const answer = await fetch(`${instances[place % 3]?.url}${policyReportsAt("/api")}`, {
        method: "POST",
        headers: { "content-type": "application/csp-report", "x-forwarded-for": "10.3.0.1" },
        body: "{}",
      });
      await answer.text();
      return answer.status;
    }),
  );
  const granted = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  const refilled = ((performance.now() - since) / 1000) * perSecond;
  return {
    figure: `${granted} granted, ${refused} told to wait; the budget of one is ${burst}`,
    isGood: granted >= burst && granted <= MORE * burst + refilled + 1 && granted + refused === statuses.length,
  };
}

/** Each from an address of its own, so that only the name is counted. */
async function triesOfOne({ instances, query }: Three): Promise<Finding> {
  const clientId = randomBytes(16).toString("hex");
  await Promise.all(
    Array.from({ length: TRIES }, (_, place) =>
      call(instances[place % 3]?.url ?? "", "/sso/oauth2/access_token", {
        fields: {
          grant_type: "password",
          client_id: clientId,
          client_secret: CONSOLE_CLIENT.secret,
          username: ACCOUNT.username,
          password: `wrong ${place}`,
        },
        address: `10.4.${place}.1`,
      }),
    ),
  );
  const [found] = await query<{ evaluated: number }>(
    "select count(*)::int as evaluated from login_log where username = $1 and outcome = 'wrong-password'",
    [ACCOUNT.username],
  );
  return {
    figure: `${found?.evaluated} of ${TRIES} were compared`,
    isGood: found?.evaluated === EVALUATED,
  };
}
