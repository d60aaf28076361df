import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startBackgroundWork } from "../index.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
afterAll(() => app.close());

const SOON = { timeout: 10_000 };
const LATER = 300_000; // ms: within the life of a session
const soonAfter = () => new Date(app.clock.now() + LATER).toISOString().replace(/\.\d+Z/, "Z");
const stateOf = async (id: string) =>
  ((await admin.get(`/cms/article/get?id=${id}`)).data as Record<string, unknown>)["state"];
const write = async (values: Readonly<Record<string, unknown>> = {}) => {
  const article = { title: "南塔香米上市", kind: "market", content: "<p>新米已到。</p>", ...values };
  const added = await admin.post("/cms/article/add", article);
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const unsealed = async () =>
  (await app.services.database.pool.query("select id from audit_log where seal is null")).rows.length;

test("without users the database is not polled every second", async () => {
  stop = startBackgroundWork(app.services);
  await vi.waitFor(async () => expect(await unsealed()).toBe(0), SOON);
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // the query that the last notification caused
  const asked = vi.spyOn(app.services.database.pool, "connect");
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(asked).not.toHaveBeenCalled();
});

test("an article scheduled while the server runs is published at its time and withdrawn at its end", async () => {
  stop = startBackgroundWork(app.services);
  const id = await write();
  expect((await admin.post(`/cms/article/${id}/publish`, { at: soonAfter() })).code).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // by now it is scheduled, and nothing is polled
  expect(await stateOf(id)).toBe("scheduled");
  app.clock.advance(LATER);
  await vi.waitFor(async () => expect(await stateOf(id)).toBe("published"), SOON);
  const shown = await write({ visibleUntil: soonAfter() });
  expect((await admin.post(`/cms/article/${shown}/publish`)).code).toBe(0);
  app.clock.advance(LATER);
  await vi.waitFor(async () => expect(await stateOf(shown)).toBe("withdrawn"), SOON);
});

test("a log entry is sealed soon after it was written", async () => {
  stop = startBackgroundWork(app.services);
  await vi.waitFor(async () => expect(await unsealed()).toBe(0), SOON);
  await write();
  expect(await unsealed()).toBe(1);
  await vi.waitFor(async () => expect(await unsealed()).toBe(0), SOON);
});
