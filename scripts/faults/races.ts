import { CONSOLE_CLIENT } from "../../src/contract/session/console-client.ts";
import { addAccounts } from "../instances/add-accounts.ts";
import { call, type Person, signIn } from "../instances/client.ts";
import { ADMIN, startMissing } from "../instances/instance.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const PEOPLE = 12; // their budgets of writes are enough for races without rests
const TABS = 10; // RE-18
const STALE = 400009;

/** Saves of one version, and renewals of one token, at all three instances at once. */
export async function showRaces(rows: Rows, three: Three, rounds: number): Promise<void> {
  await startMissing(...three.instances);
  await rows.row("RE-16: one version saved at three instances at once", "one wins, others are shown it", () =>
    savesRace(three, rounds),
  );
  await rows.row(`RE-18: ${TABS} tabs that wake together renew over all three`, "one successor, nobody out", () =>
    renewalsRace(three, rounds),
  );
}

async function savesRace({ instances, query }: Three, rounds: number): Promise<Finding> {
  const names = Array.from({ length: PEOPLE }, (_, place) => `racer${place + 1}`);
  await addAccounts((text, values) => query(text, values), names);
  const people: Person[] = [];
  for (const [place, username] of names.entries())
    people.push(await signIn(instances[0].url, { username, password: ADMIN.password }, `10.7.${place}.1`));
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const of = (place: number) => people[(round * instances.length + place) % PEOPLE] as Person;
    const fields = { title: `race ${round}`, kind: "tender", content: "<p>1</p>" };
    const { id, version } = (await of(0).must(instances[0].url, "/cms/notice/add", fields)) as {
      id: string;
      version: number;
    };
    const answers = await Promise.all(
      instances.map(({ url }, place) =>
        call(url, `/cms/notice/${id}/update`, {
          token: of(place).token,
          fields: { content: `<p>of ${place}</p>`, version },
        }),
      ),
    );
    const winner = answers.findIndex(({ code }) => code === 0);
    const others = answers.filter((_, place) => place !== winner);
    const isShown = others.every(
      ({ code, body }) =>
        code === STALE &&
        (body["data"] as { current?: { content?: string } }).current?.content === `<p>of ${winner}</p>`,
    );
    const [stored] = await query<{ content: string }>("select content from notice where id = $1", [id]);
    if (winner < 0 || !isShown || stored?.content !== `<p>of ${winner}</p>`)
      wrong.push(`${round}: ${answers.map(({ code }) => code).join(" ")}`);
  }
  return {
    figure: `${rounds} races, ${wrong.length} wrong ${wrong.slice(0, 3).join(", ")}`.trimEnd(),
    isGood: wrong.length === 0,
  };
}

async function renewalsRace({ instances }: Three, rounds: number): Promise<Finding> {
  const person = await signIn(instances[0].url);
  let { refreshToken } = person;
  let refused = 0;
  let doubled = 0;
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: TABS }, (_, tab) =>
        call(instances[tab % instances.length]?.url ?? "", "/sso/oauth2/refresh_token", {
          fields: {
            grant_type: "refresh_token",
            client_id: person.clientId,
            client_secret: CONSOLE_CLIENT.secret,
            refresh_token: refreshToken,
          },
          address: `10.8.${round % 250}.1`,
        }),
      ),
    );
    const successors = new Set(answers.map(({ body }) => String(body["refresh_token"])));
    const tokens = [...new Set(answers.map(({ body }) => String(body["access_token"])))];
    refused += answers.filter(({ code }) => code !== 0).length;
    if (successors.size !== 1 || tokens.length !== 1) doubled += 1;
    for (const { url } of instances)
      if ((await call(url, "/cms/notice/list", { token: tokens[0] ?? "" })).code !== 0) refused += 1;
    refreshToken = String(answers[0]?.body["refresh_token"]);
  }
  return {
    figure: `${rounds} times, ${refused} refused, ${doubled} times more than one successor`,
    isGood: refused + doubled === 0,
  };
}
