import { CONSOLE_CLIENT } from "../../src/contract/session/console-client.ts";
import { until } from "../instances/children.ts";
import { call, openEar, type Person, signIn } from "../instances/client.ts";
import { ADMIN } from "../instances/instance.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const SOON = 1_000; // ms
const TIMES = 12;
const JOBS = 9; // a person may ask for ten costly things at once
const ms = (times: readonly number[]) => ({
  figure: `${Math.round(Math.max(...times))} ms at most, ${Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)} in the middle, ${times.length} times`,
  isGood: times.length > 0 && Math.max(...times) <= SOON,
});
const WITHIN = `≤ ${SOON} ms`;

/** The setup of the rows: three instances, their balancer's `url` and an administrator. */
interface Setup extends Three {
  readonly url: string;
  readonly admin: Person;
}

/** An action at one instance and its effect at the others. `url` is the balancer's. */
export async function showSharedState(rows: Rows, three: Three, url: string): Promise<void> {
  const setup: Setup = { ...three, url, admin: await signIn(url) };
  await rows.row("a change told to sockets of all three (RECORD_CHANGED)", WITHIN, () => changesAreTold(setup));
  await rows.row("a message to everybody shown by sockets of all three", WITHIN, () => messagesAreTold(setup));
  await rows.row("TK-05: 30 renewals of one token at once over all three", "one family, all let in", () =>
    renewalsAreOne(setup),
  );
  await rows.row("a setting seen by the two others", WITHIN, () => settingsAreSeen(setup));
  await rows.row("a right given or taken, obeyed by the two others", WITHIN, () => rightsAreObeyed(setup));
  await rows.row(`${JOBS} exports given to all three`, "each run once, each told once", () => jobsRunOnce(setup));
}

async function changesAreTold({ instances, url, admin }: Setup): Promise<Finding> {
  const ears = await openEars(admin, instances);
  const times: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    const since = performance.now();
    const fields = { code: `told-${round}`, name: "组" };
    const { id } = (await admin.must(url, "/sys/dict/group/add", fields)) as { id: string };
    const isIt = (message: Record<string, unknown>) =>
      (message["change"] as { ids?: string[] } | undefined)?.ids?.includes(id) ?? false;
    times.push(...(await Promise.all(ears.map((ear) => ear.heard(isIt, since)))));
  }
  for (const ear of ears) ear.close();
  return ms(times);
}

async function messagesAreTold({ instances, url, admin }: Setup): Promise<Finding> {
  const ears = await openEars(admin, instances);
  const times: number[] = [];
  for (let round = 0; round < TIMES / 2; round += 1) {
    const title = `message ${round}`;
    const written = { title, message: "<p>1</p>", showType: "NOTIFY", type: "notice", audience: "everybody" };
    const { id } = (await admin.must(url, "/sys/message/add", written)) as { id: string };
    const since = performance.now();
    await admin.must(url, `/sys/message/${id}/send`);
    times.push(...(await Promise.all(ears.map((ear) => ear.heard((told) => told["title"] === title, since)))));
  }
  for (const ear of ears) ear.close();
  return ms(times);
}

async function renewalsAreOne({ instances, url }: Setup): Promise<Finding> {
  const person = await signIn(url);
  const fields = {
    grant_type: "refresh_token",
    client_id: person.clientId,
    client_secret: CONSOLE_CLIENT.secret,
    refresh_token: person.refreshToken,
  };
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      call(instances[place % 3]?.url ?? url, "/sso/oauth2/refresh_token", { fields }),
    ),
  );
  const given = new Set(answers.map(({ body }) => String(body["access_token"])));
  const [token = ""] = given;
  const codes = await Promise.all(instances.map((one) => call(one.url, "/cms/notice/list", { token })));
  const letIn = codes.filter(({ code }) => code === 0).length;
  return { figure: `${given.size} successor, let in by ${letIn} of 3`, isGood: given.size === 1 && letIn === 3 };
}

async function settingsAreSeen({ instances, url, admin }: Setup): Promise<Finding> {
  const key = "sys.watermark.enable";
  const times: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    const value = String((round + 1) % 2);
    const at = instances[round % 3]?.url ?? url;
    await admin.must(at, "/sys/setting/update", { [key]: value });
    const since = performance.now();
    for (const other of instances.filter((one) => one.url !== at)) {
      await until(
        async () =>
          ((await admin.must(other.url, "/sys/setting/config")) as Record<string, string>)[key] === value || undefined,
        () => "The setting was not seen.",
        { every: 2, limit: 10_000 },
      );
      times.push(performance.now() - since);
    }
  }
  return ms(times);
}

async function rightsAreObeyed({ instances, query, url, admin }: Setup): Promise<Finding> {
  const roles = new Map(
    (await query<{ id: string; code: string }>("select id, code from role")).map(({ id, code }) => [code, id]),
  );
  const added = { username: "keeper", realname: "keeper", roleIds: [roles.get("viewer")] };
  const { id } = (await admin.must(url, "/sys/user/add", added)) as { id: string };
  // Its first password would have to be changed.
  await query(
    `update account set password_hash = (select password_hash from account where username = 'admin'),
            must_change_password = false, password_expires_at = null where id = $1`,
    [id],
  );
  const keeper = await signIn(url, { username: "keeper", password: ADMIN.password });
  const times: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    const isGiven = round % 2 === 0;
    const at = instances[round % 3]?.url ?? url;
    await admin.must(at, `/sys/user/${id}/update`, { roleIds: [roles.get(isGiven ? "editor" : "viewer")] });
    const since = performance.now();
    for (const other of instances.filter((one) => one.url !== at)) {
      await until(
        // Without a title it is refused in any case: by the right (100010) or by the form.
        async () =>
          ((await call(other.url, "/cms/notice/add", { token: keeper.token })).code !== 100010) === isGiven ||
          undefined,
        () => "The right was not obeyed.",
        { every: 2, limit: 10_000 },
      );
      times.push(performance.now() - since);
    }
  }
  return ms(times);
}

async function jobsRunOnce({ instances, query, url, admin }: Setup): Promise<Finding> {
  await admin.must(url, "/sys/setting/update", { "sys.download.type": "3" });
  for (const { url: one } of instances)
    await until(
      async () =>
        ((await admin.must(one, "/sys/setting/config")) as Record<string, string>)["sys.download.type"] === "3" ||
        undefined,
      () => "The setting was not seen.",
    );
  await Promise.all(
    Array.from({ length: JOBS }, (_, place) => admin.must(instances[place % 3]?.url ?? url, "/cms/notice/export")),
  );
  const [found] = await until(
    async () => {
      const rowsNow = await query<{ jobs: number; once: number; open: number; told: number }>(
        `select count(*)::int as jobs, count(*) filter (where attempt = 1 and state = 'done')::int as once,
                count(*) filter (where state in ('waiting', 'running'))::int as open,
                (select count(*)::int from notification where target_url like '%?open=%') as told
         from job where kind = 'export'`,
      );
      const [{ open, told } = { open: 1, told: 0 }] = rowsNow;
      return open === 0 && told >= JOBS ? rowsNow : undefined;
    },
    () => "The jobs did not end.",
    { every: 100 },
  );
  return {
    figure: `${found?.jobs} jobs, ${found?.once} done in one attempt, ${found?.told} told`,
    isGood: found?.jobs === JOBS && found.once === JOBS && found.told === JOBS,
  };
}

/** A socket at each instance, with a ticket of the one before it. */
const openEars = (person: Person, instances: Three["instances"]) =>
  Promise.all(instances.map(({ url }, place) => openEar(person, instances[(place + 2) % 3]?.url ?? url, url)));
