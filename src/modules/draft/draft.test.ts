import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY } from "../../contract/date/durations.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { sweepDrafts } from "./draft.server.ts";

let app: ModulesApp;
let admin: Colleague;
let id: string;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const added = await admin.post("/cms/article/add", { title: "稿", kind: "market", content: "<p>x</p>" });
  id = (added.data as { id: string }).id;
});
afterAll(() => app.close());

const keep = (by: Colleague, values: unknown, place: Readonly<Record<string, string>> = {}) =>
  by.post("/cms/draft/keep", { path: "/cms/article", id, version: 1, values: JSON.stringify(values), ...place });
const kept = async (by: Colleague, record = id) => {
  const { data } = await by.get(`/cms/draft/get?path=/cms/article&id=${record}`);
  const draft = (data as { draft: { values: string } | null } | undefined)?.draft;
  return draft ? (JSON.parse(draft.values) as unknown) : draft;
};

it("keeps what is typed for its writer at every desk, the newest only, until it is given up", async () => {
  expect(await kept(admin)).toBeNull();
  await keep(admin, { title: "一" });
  await keep(admin, { title: "二", unknown: "x" });
  expect(await kept(await enter(app, ADMIN.username, ADMIN.password))).toEqual({ title: "二" });
  // The public page and other users see the stored record.
  expect((await admin.get(`/cms/article/${id}`)).data).not.toMatchObject({ title: "二" });
  await keep(admin, { title: "新" }, { id: "new", version: "0" });
  expect(await kept(admin, "new")).toEqual({ title: "新" });
  await admin.post("/cms/draft/drop", { path: "/cms/article", id });
  expect([await kept(admin), await kept(admin, "new")]).toEqual([null, { title: "新" }]);
});

it("is nobody else's, and for records alone that its writer may change (AZ-05)", async () => {
  await keep(admin, { title: "秘密" });
  await addRole(app.services, "news-writer", ["cms:article:list", "cms:article:update"]);
  const writer = await employ(app, "seng", ["news-writer"]);
  expect(await kept(writer)).toBeNull();
  expect((await keep(writer, { title: "我的" })).code).toBe(0);
  expect(await kept(admin)).toEqual({ title: "秘密" });
  expect((await keep(writer, {}, { id: "new" })).code).not.toBe(0); // may not add
  await addRole(app.services, "news-reader", ["cms:article:list"]);
  const reader = await employ(app, "bua", ["news-reader"]);
  expect((await keep(reader, {})).code).not.toBe(0);
  for (const place of [{ path: "/sys/user" }, { path: "/cms/none" }, { id: "019a0000-0000-7000-8000-000000000001" }])
    expect((await keep(admin, {}, place)).code, JSON.stringify(place)).toBe(400004);
});

it("keeps text that is no value of its field, and none of fields that are not there", async () => {
  const unread = async () => {
    const { data } = await admin.get(`/cms/draft/get?path=/cms/article&id=${id}`);
    return (data as { draft: { unread: string } }).draft.unread;
  };
  await keep(admin, {}, { unread: JSON.stringify({ visibleUntil: "32/13/2027", unknown: "x" }) });
  expect(JSON.parse(await unread())).toEqual({ visibleUntil: "32/13/2027" });
  await keep(admin, {}); // as earlier versions of the program send it
  expect(await unread()).toBe("");
  expect((await keep(admin, {}, { unread: "[]" })).code).toBe(400001);
});

it.each(["[]", "7", "{", '"x"', ""])("takes nothing that is no form: %s", async (values) => {
  const answer = await admin.post("/cms/draft/keep", { path: "/cms/article", id, version: 1, values });
  expect(answer.code).toBe(400001);
});

it("is no longer offered when nobody has written in it for sixty days, and deleted by no one's typing but by the sweep", async () => {
  await keep(admin, { title: "旧" });
  app.clock.advance(61 * DAY);
  admin = await enter(app, ADMIN.username, ADMIN.password);
  await keep(admin, { title: "新" }, { id: "new", version: "0" });
  expect(await kept(admin)).toBeNull();
  const { pool } = app.services.database;
  const titles = async () =>
    (
      await pool.query<{ title: string }>(
        "select content::json ->> 'title' as title from record_draft where path = '/cms/article'",
      )
    ).rows.map(({ title }) => title);
  expect(await titles()).toContain("旧");
  await sweepDrafts(app.services);
  expect([await titles(), await kept(admin, "new")]).toEqual([["新"], { title: "新" }]);
});
