import { afterAll, beforeAll, expect, it } from "vitest";
import { listen } from "../testing/listener.server.ts";
import { messagesOf, PASSWORD, type Messages } from "../testing/messages.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { deliverWaiting } from "./batches.server.ts";
import { startSending } from "./send-scheduled.server.ts";

let app: ModulesApp;
let m: Messages;
const MANY = 1_600; // people, in batches of 500

beforeAll(async () => {
  app = await startModules({ demo: false });
  m = await messagesOf(app);
  // Their ids are the greatest, so kham, noy and li are in the first batch.
  await app.services.database.pool.query(
    `insert into account (id, username, username_key, real_name, is_enabled, must_change_password, created_at, updated_at, version)
     select 'zz' || n, 'many' || n, 'many' || n, '', true, false, now(), now(), 1 from generate_series(1, $1) n`,
    [MANY],
  );
});
afterAll(() => app.close());

const everybody = MANY + 4; // and admin, kham, noy, li
const receiversOf = async (id: string) => (await m.get(`/${id}/receipts`))["receivers"] as number;
const openOnes = async () =>
  (await app.services.database.pool.query("select id from notification where delivered_to is not null")).rows.length;

it("goes to many in batches, others' calls in between, and shows on screens once (RL-04)", async () => {
  const kham = await listen(app.origin, { username: "kham", password: PASSWORD });
  const id = await m.write();
  expect(await m.post(`/${id}/send`)).toMatchObject({ code: 0, data: { receivers: everybody } });
  expect(await receiversOf(id)).toBe(500);
  // With two instances, only one delivers each batch.
  await Promise.all([deliverWaiting(app.services), deliverWaiting(app.services)]);
  await deliverWaiting(app.services);
  expect([await receiversOf(id), await openOnes()]).toEqual([everybody, 0]);
  await kham.hear(({ showType }) => showType === "NOTIFY");
  expect((await m.inbox("kham")).total).toBe(1);
  const next = await m.sendTo("kham");
  await expect.poll(() => kham.heard.filter(({ showType }) => showType === "NOTIFY").length).toBe(2); // the next one's
  expect(next).not.toBe(id);
  kham.ws.terminate();
});

it("is gone on with by whoever starts next when the process died in the middle; nobody has it twice", async () => {
  const id = await m.write();
  await m.post(`/${id}/send`);
  expect(await receiversOf(id)).toBe(500);
  const stop = startSending(app.services);
  await expect.poll(() => receiversOf(id), { timeout: 20_000 }).toBe(everybody);
  await expect.poll(openOnes, { timeout: 20_000 }).toBe(0);
  await stop();
});

it("that cannot be delivered holds up neither those behind it nor what is due", async () => {
  const { changes, database } = app.services;
  const [stuck, next] = [await m.write(), await m.write()];
  for (const id of [stuck, next]) await m.post(`/${id}/send`);
  const { rows } = await app.services.database.pool.query("select id from notification where message_id = $1", [stuck]);
  const [{ id: bad } = { id: "" }] = rows as { id: string }[];
  const broken: typeof changes = {
    ...changes,
    announce: async (trx, topic, payload) => {
      if (Array.isArray(payload) && payload.includes(bad)) throw new Error("cannot be said");
      await changes.announce(trx, topic, payload);
    },
  };
  const soon = new Date(app.clock.now() + 60_000).toISOString();
  const [poison, due] = [await m.write({ title: "毒", scheduledAt: soon }), await m.write({ scheduledAt: soon })];
  for (const id of [poison, due]) await m.post(`/${id}/send`);
  await database.pool.query("alter table message add constraint poison check (state <> 'sent' or title <> '毒')");
  app.clock.advance(60_000);
  const stop = startSending({ ...app.services, changes: broken });
  for (const id of [next, due]) await expect.poll(() => receiversOf(id), { timeout: 20_000 }).toBe(everybody);
  await stop();
  await database.pool.query("alter table message drop constraint poison");
  expect((await m.post(`/${poison}/withdraw`)).code).toBe(0);
  expect([(await receiversOf(stuck)) < everybody, await openOnes()]).toEqual([true, 1]);
  await deliverWaiting(app.services);
  expect([await receiversOf(stuck), await openOnes()]).toEqual([everybody, 0]);
});

it("taken back in the middle reaches nobody else", async () => {
  const id = await m.write({ title: "半途撤回" });
  await m.post(`/${id}/send`);
  expect((await m.post(`/${id}/withdraw`)).code).toBe(0);
  await deliverWaiting(app.services);
  expect([await receiversOf(id), await openOnes()]).toEqual([500, 0]);
  for (const name of ["kham", "noy", "li"])
    expect((await m.inbox(name)).rows.some(({ title }) => title === "半途撤回")).toBe(false);
});
