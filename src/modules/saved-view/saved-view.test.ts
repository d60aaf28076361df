import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { VIEW_LIMITS, type SavedView } from "./saved-view.ts";

const LIST = "/cms/article";
const STATE = "state.in=draft&sort=-publishedAt&columns=title%2Cstate";
const MISSING = "019a0000-0000-7000-8000-000000000001";

let app: ModulesApp;
let admin: Colleague;
let noy: Colleague;
let bua: Colleague;
let outsider: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  await addRole(app.services, "news-reader", ["cms:article:list"]);
  await addRole(app.services, "plain", ["sys:dict:list"]);
  noy = await employ(app, "noy", ["news-reader"]);
  bua = await employ(app, "bua", ["news-reader"]);
  outsider = await employ(app, "outsider", ["plain"]);
});
afterAll(() => app.close());

const add = (by: Colleague, name: string, more: Record<string, string> = {}) =>
  by.post("/sys/view/add", { path: LIST, name, state: STATE, ...more });
const added = async (...asked: Parameters<typeof add>) => (await add(...asked)).data as SavedView;
const views = async (by: Colleague, path = LIST) => (await by.get(`/sys/view/ofList?path=${path}`)).data as SavedView[];
const named = async (by: Colleague) => (await views(by)).map(({ name }) => name);

describe("a saved view", () => {
  it("is its author's alone until it is shared with everybody who may open the list (AZ-05)", async () => {
    const own = await added(noy, "草稿");
    expect(own).toMatchObject({
      name: "草稿",
      state: STATE,
      isShared: false,
      isOwn: true,
      mayChange: true,
      version: 1,
    });
    expect(await named(noy)).toContain("草稿");
    expect(await named(bua)).toEqual([]);
    for (const [path, values] of [
      [`/sys/view/${own.id}/update`, { name: "x" }],
      [`/sys/view/${own.id}/delete`, {}],
      [`/sys/view/${MISSING}/delete`, {}],
    ] as const)
      for (const by of [bua, admin]) expect((await by.post(path, values)).code, path).toBe(400004);

    await noy.post(`/sys/view/${own.id}/update`, { isShared: "1", version: "1" });
    expect(await views(bua)).toMatchObject([{ name: "草稿", isOwn: false, author: "noy", mayChange: false }]);
    const refused = await outsider.get(`/sys/view/ofList?path=${LIST}`);
    expect(refused.code).toBe(400004);
    expect((await add(outsider, "x")).code).toBe(400004);
  });

  it("that is shared is changed by its author and by whoever has the right for it, by nobody else", async () => {
    const shared = await added(noy, "共享", { isShared: "1" });
    expect((await bua.post(`/sys/view/${shared.id}/update`, { name: "x" })).code).toBe(100010);
    expect((await bua.post(`/sys/view/${shared.id}/delete`)).code).toBe(100010);
    const changed = await admin.post(`/sys/view/${shared.id}/update`, { name: "大家的", version: "1" });
    expect(changed.data).toMatchObject({ name: "大家的", isOwn: false, mayChange: true, version: 2 });
    expect((await admin.post(`/sys/view/${shared.id}/delete`, { version: "2" })).code).toBe(0);
    expect(await named(noy)).not.toContain("大家的");
  });

  it("is not saved over a version that somebody else has written meanwhile (RE-16)", async () => {
    const { id } = await added(noy, "版本");
    expect((await noy.post(`/sys/view/${id}/update`, { state: "search=a", version: "1" })).code).toBe(0);
    const late = await noy.post(`/sys/view/${id}/update`, { state: "search=b", version: "1" });
    expect(late.code).toBe(400009);
    expect((await views(noy)).find((each) => each.id === id)).toMatchObject({ state: "search=a", version: 2 });
    // storing the same view again changes nothing
    expect((await noy.post(`/sys/view/${id}/update`, { state: "search=a" })).data).toMatchObject({ version: 2 });
  });

  it("stays shared when its author is not there any more", async () => {
    await added(bua, "留下的", { isShared: "1" });
    const { rows } = await app.services.database.pool.query("select id from account where username = 'bua'");
    expect((await admin.post(`/sys/user/${(rows[0] as { id: string }).id}/delete`)).code).toBe(0);
    expect((await views(noy)).find(({ name }) => name === "留下的")).toMatchObject({ author: "", isShared: true });
  });

  it.each([
    ["/sys/file", "sys:file:list", "fileExtension.in=pdf&sort=-sizeClass&look=rows"],
    ["/sys/job", "sys:job:list", "state.in=failed&columns=title%2Ckind"],
    ["/sys/translation", "sys:translation:list", "search=crud&state.in=missing"],
  ] as const)("of %s, which draws its rows itself, is for whoever may open that list", async (path, right, state) => {
    const name = `reader-of-${path.slice(5)}`;
    await addRole(app.services, name, [right]);
    const reader = await employ(app, name, [name]);
    const saved = await reader.post("/sys/view/add", { path, name: "视图", state, isShared: "1" });
    expect(saved.data).toMatchObject({ state, isOwn: true });
    expect(await views(admin, path)).toMatchObject([{ name: "视图", author: name }]);
    for (const refused of [
      await noy.get(`/sys/view/ofList?path=${path}`),
      await noy.post("/sys/view/add", { path, name: "x", state }),
      await noy.post(`/sys/view/${(saved.data as SavedView).id}/update`, { name: "x" }),
    ])
      expect(refused.code).toBe(400004);
  });

  it("of one's own jobs needs no right, and of a list that nobody named there is none", async () => {
    const asked = { path: "/sys/job/my", name: "失败", state: "state.in=failed" };
    expect((await noy.post("/sys/view/add", asked)).code).toBe(0);
    expect(await views(outsider, "/sys/job/my")).toEqual([]);
    for (const path of ["/sys/setting", "/sys/menu", "/sys/schedule", "/jobs", ""])
      expect((await admin.post("/sys/view/add", { ...asked, path })).code, path).toBe(400004);
  });

  it("leaves its writes in the activity log", async () => {
    const { id } = await added(noy, "留痕");
    await noy.post(`/sys/view/${id}/update`, { name: "改名" });
    await noy.post(`/sys/view/${id}/delete`);
    const { rows } = await app.services.database.pool.query(
      "select action, title from audit_log where record_id = $1 order by id",
      [id],
    );
    expect(rows).toEqual([
      { action: "add", title: "留痕" },
      { action: "update", title: "改名" },
      { action: "delete", title: "改名" },
    ]);
  });

  it.each([
    ["no name", { name: " " }],
    ["a name that is too long", { name: "长".repeat(VIEW_LIMITS.name + 1) }],
    ["a name with control characters", { name: "a\u0000b" }],
    ["a state that is too long", { state: `search=${"x".repeat(VIEW_LIMITS.state)}` }],
    ["members that are no part of a view", { state: "state.in=draft&open=new" }],
    ["more members than a list has", { state: Array.from({ length: 61 }, () => "a.eq=1").join("&") }],
  ])("is refused with %s", async (_, wrong) => {
    expect((await add(noy, "错", wrong)).code).toBe(400001);
  });

  it("has a name of its own among its author's views of a list, and there are at most a hundred of them", async () => {
    await added(noy, "同名");
    expect(await add(noy, "同名")).toMatchObject({ code: 400001 });
    expect((await add(admin, "同名")).code).toBe(0);
    await app.services.database.pool.query(
      `insert into saved_view (id, path, name, state, created_at, created_by, updated_at, updated_by)
       select 'v' || n, '/cms/notice', 'v' || n, '', now(), account.id, now(), account.id
       from generate_series(1, 100) as n, account where username = 'noy'`,
    );
    expect((await add(noy, "多一个")).code).toBe(400001);
  });

  it("does not get a name that its author gives to another one at the same time", async () => {
    const desks = [admin, await enter(app, ADMIN.username, ADMIN.password)];
    for (let round = 0; round < 5; round += 1) {
      const both = [await added(admin, `一${round}`), await added(admin, `二${round}`)];
      const renamed = await Promise.all(
        desks.map((desk, at) => desk.post(`/sys/view/${both[at]?.id}/update`, { name: `三${round}` })),
      );
      expect(new Set(renamed.map(({ code }) => code))).toEqual(new Set([0, 400001]));
    }
  });

  it("stands by its name in the order of dictionaries", async () => {
    const inOrder = ["all", "Mine", "ເກົ່າ", "ຂາຍ", "阿", "北", "中"];
    for (const name of inOrder.toReversed()) await add(admin, name, { path: "/sys/role" });
    expect((await views(admin, "/sys/role")).map(({ name }) => name)).toEqual(inOrder);
  });

  it("stays in its author's list however many others are shared", async () => {
    await added(outsider, "终", { path: "/sys/dict" });
    await app.services.database.pool.query(
      `insert into saved_view (id, path, name, state, is_shared, created_at, created_by, updated_at, updated_by)
       select 's' || n, '/sys/dict', 'a' || n, '', true, now(), account.id, now(), account.id
       from generate_series(1, 300) as n, account where username = 'admin'`,
    );
    const listed = await views(outsider, "/sys/dict");
    expect(listed).toHaveLength(300);
    expect(listed.filter(({ isOwn }) => isOwn)).toMatchObject([{ name: "终" }]);
  });
});
