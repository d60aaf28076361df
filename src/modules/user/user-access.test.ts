import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR } from "../../contract/date/durations.ts";
import type { MenuNode } from "../../contract/menu.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { visitor, type Visitor } from "../testing/visitor.server.ts";
import type { ExplainedRights, UserState } from "./user-calls.ts";

const PASSWORD = "Vang-Vieng 2026";
let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ sessionTtl: 30 * 24 * 3600, refreshTtl: 30 * 24 * 3600, accessTtl: 30 * 24 * 3600 });
  await addRole(app.services, "speaker", ["sys:dict:list", "sys:dict:update"]);
  await addRole(app.services, "lister", ["sys:dict:list"]);
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const state = async (id: string) =>
  ((await admin.post("/sys/user/states", { ids: [id] })).data as UserState[])[0] as UserState;
const signIn = async (username: string, password: string, by: Visitor = visitor(app.origin)) =>
  (await by.signIn(username, password)).body.code;
const reset = async (id: string, fields: Record<string, unknown> = {}) =>
  (await admin.post(`/sys/user/${id}/changePassword`, fields)).data as { password: string; expiresAt: string };

test("a reset gives a password shown once: all sessions end, it must be changed, and dies after a day (AU-14, TK-09)", async () => {
  const noy = await employ(app, "noy", ["viewer"]);
  const { password } = await reset(noy.id);
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect((await noy.get("/sys/user/info")).code).toBe(100008);
  expect(await signIn("noy", PASSWORD)).toBe(100001);
  expect(await state(noy.id)).toMatchObject({ isWaiting: true, hasNoPassword: false });
  const again = await enter(app, "noy", password);
  expect(await again.get("/sys/user/info")).toMatchObject({ code: 0, passwordMustbeChanged: true });
  expect((await again.post("/sys/dict/list")).code).toBe(200006);
  const next = { oldPassword: password, password: PASSWORD, passwordConfirm: PASSWORD };
  expect((await again.post("/sys/user/my/changePassword", next)).code).toBe(0);
  expect((await again.post("/sys/dict/list")).code).toBe(0);
  const { password: unused } = await reset(noy.id);
  app.clock.advance(24 * HOUR);
  // AU-17: needed for the following calls
  await admin.post("/sys/user/my/confirmPassword", { password: ADMIN.password });
  expect(await signIn("noy", unused)).toBe(100001);
  expect(await state(noy.id)).toMatchObject({ isWaiting: false, hasNoPassword: true });
  const audited = await app.services.database
    .as<{ audit_log: Record<string, unknown> }>()
    .selectFrom("audit_log")
    .selectAll()
    .execute();
  expect(audited).toContainEqual(
    expect.objectContaining({ action: "resetPassword", record_id: noy.id, by_id: admin.id }),
  );
  const written = app.lines.join("\n") + JSON.stringify(audited);
  for (const secret of [password, unused, PASSWORD]) expect(written).not.toContain(secret);
});

test("a password that the administrator chose obeys the rules, and is not answered", async () => {
  const { id } = await employ(app, "thong", ["viewer"]);
  expect(await admin.post(`/sys/user/${id}/changePassword`, { password: "thong123" })).toMatchObject({
    code: 400001,
    data: { errors: [{ field: "password" }] },
  });
  expect(await reset(id, { password: "Sam-Neua 1980" })).toMatchObject({ password: "" });
  expect(await (await enter(app, "thong", "Sam-Neua 1980")).get("/sys/user/info")).toMatchObject({
    passwordMustbeChanged: true,
  });
  expect((await admin.post(`/sys/user/${admin.id}/changePassword`)).code).toBe(400010);
});

test("a lockout is shown and lifted, also in the browser that the person always uses (AU-05)", async () => {
  const id = await addUser(app.services, { username: "somchai", password: PASSWORD });
  const [own, strange] = [visitor(app.origin, { isBrowser: true }), visitor(app.origin)];
  expect(await signIn("somchai", PASSWORD, own)).toBe(0);
  expect((await state(id)).lastSignInAt).not.toBe("");
  for (const by of [own, strange]) for (let i = 0; i < 5; i++) await signIn("somchai", "wrong", by);
  expect([await signIn("somchai", PASSWORD, own), await signIn("somchai", PASSWORD, strange)]).toEqual([
    100002, 100002,
  ]);
  expect(Date.parse((await state(id)).lockedUntil)).toBeGreaterThan(app.clock.now());
  expect((await admin.post(`/sys/user/${id}/unlock`)).code).toBe(0);
  expect((await state(id)).lockedUntil).toBe("");
  expect([await signIn("somchai", PASSWORD, own), await signIn("somchai", PASSWORD, strange)]).toEqual([0, 0]);
});

test("a colleague is told who has more rights or sees more than they do, as the rules refuse it (AZ-09)", async () => {
  const { services } = app;
  await addRole(services, "keeper", ["sys:user:list", "sys:user:update", "sys:user:changePassword", "sys:dict:list"]);
  const keeper = await employ(app, "keeper", ["keeper"]);
  const [equal, more] = [await employ(app, "equal", ["lister"]), await employ(app, "more", ["speaker"])];
  const ids = [equal.id, more.id, admin.id, keeper.id];
  const told = async (by: Colleague) => {
    const states = (await by.post("/sys/user/states", { ids })).data as UserState[];
    return ids.map((id) => states.find((each) => each.id === id)?.isAbove);
  };
  expect(await told(keeper)).toEqual([false, true, true, false]);
  expect(await told(admin)).toEqual([false, false, false, false]);
  const codes: unknown[] = [];
  for (const { id } of [equal, more, admin]) codes.push((await keeper.post(`/sys/user/${id}/changePassword`)).code);
  expect(codes).toEqual([0, 100010, 100010]);
});

test("somebody is told which roles they may not give and why, and no others are refused to them (AZ-09)", async () => {
  const { services } = app;
  await addRole(services, "giver", ["sys:user:list", "sys:user:add", "sys:dict:list"]);
  const giver = await employ(app, "giver", ["giver"]);
  const refused = (await giver.get("/sys/user/refusedRoles")).data as { id: string; refusal: string }[];
  const roles = (await admin.post("/sys/role/list", { "page.size": "200" }))["records"] as {
    id: string;
    code: string;
  }[];
  const reasonOf = (code: string) =>
    refused.find(({ id }) => id === roles.find((each) => each.code === code)?.id)?.refusal;
  expect([reasonOf("lister"), reasonOf("giver")]).toEqual([undefined, undefined]);
  expect([reasonOf("speaker"), reasonOf("admin")]).toEqual(
    Array(2).fill("You cannot grant a permission that you do not have"),
  );
  expect((await admin.get("/sys/user/refusedRoles")).data).toEqual([]);
  for (const { id, code } of roles) {
    const username = `given-${code}`.toLowerCase();
    const added = await giver.post("/sys/user/add", { username, realname: code, roleIds: [id] });
    expect([code, added.code === 100010]).toEqual([code, reasonOf(code) !== undefined]);
  }
});

test("a role that sees more than somebody does is refused to them, whatever permissions they have (AZ-09)", async () => {
  const rights = ["sys:user:list", "sys:user:add", "sys:dict:list"];
  const [south, wide] = [
    await addRole(app.services, "south", rights),
    await addRole(app.services, "everywhere", ["sys:dict:list"]),
  ];
  const divisions = (await admin.post("/sys/sysdivision/list", { "query.value||eq": "530000" }))["results"] as {
    id: string;
  }[];
  const chosen = { scope: "chosen", scopeDivisions: divisions.map(({ id }) => id) };
  expect((await admin.post(`/sys/role/${south}/update`, chosen)).code).toBe(0);
  const southerner = await employ(app, "southerner", ["south"]);
  const refused = (await southerner.get("/sys/user/refusedRoles")).data as { id: string; refusal: string }[];
  expect(refused).toContainEqual({ id: wide, refusal: "The data scope cannot be wider than your own" });
  expect(refused.map(({ id }) => id)).not.toContain(south);
  const fields = { username: "sees-more", realname: "x", roleIds: [wide] };
  expect((await southerner.post("/sys/user/add", fields)).code).toBe(100010);
});

test("missing, deleted and malformed ids get one answer from every call about a user (AZ-05)", async () => {
  const gone = await employ(app, "gone", ["viewer"]);
  await admin.post(`/sys/user/${gone.id}/delete`);
  for (const id of [gone.id, "01890000-0000-7000-8000-000000000000", "x"]) {
    for (const call of ["unlock", "changePassword", "update", "delete"])
      expect([call, (await admin.post(`/sys/user/${id}/${call}`)).code]).toEqual([call, 400004]);
    for (const call of ["explain", "menus"])
      expect([call, (await admin.get(`/sys/user/${id}/${call}`)).code]).toEqual([call, 400004]);
  }
});

test("what a person may do is explained by role and menu entry, and what they may not by the roles that would give it", async () => {
  const bounmy = await employ(app, "bounmy", ["speaker", "lister"]);
  const explain = async (id: string, query = "") =>
    (await admin.get(`/sys/user/${id}/explain${query}`)).data as ExplainedRights;
  const rightIn = ({ pages }: ExplainedRights, permission: string) =>
    pages.flatMap(({ rights }) => rights).find((right) => right.permission === permission);
  const whole = await explain(bounmy.id);
  const nameOf = (id: string) => whole.roles.find((role) => role.id === id)?.name;
  const list = rightIn(whole, "sys:dict:list");
  expect([list?.isHeld, new Set(list?.because.map(({ roleId }) => nameOf(roleId)))]).toEqual([
    true,
    new Set(["speaker", "lister"]),
  ]);
  const update = rightIn(whole, "sys:dict:update");
  expect(update?.because.map(({ roleId, titleEn }) => [nameOf(roleId), titleEn])).toEqual([["speaker", "Edit"]]);
  expect(rightIn(whole, "sys:user:delete")).toMatchObject({ isHeld: false, because: [] });
  const own = new Set((await bounmy.get("/sys/menu/getPermissions")).data as string[]);
  const rights = whole.pages.flatMap((page) => page.rights);
  expect(new Set(rights.filter(({ isHeld }) => isHeld).map(({ permission }) => permission))).toEqual(own);

  const asked = await explain(bounmy.id, "?permission=sys:dict:add");
  expect(rightIn(asked, "sys:dict:add")?.isHeld).toBe(false);
  expect(asked.givenBy.map(({ nameEn, name }) => nameEn || name)).toEqual(
    expect.arrayContaining(["System administrator", "Editor"]),
  );
  expect((await explain(bounmy.id, "?permission=sys:dict:*")).pages).toEqual([]);
  expect(await explain(admin.id)).toMatchObject({ isAdministrator: true, scope: { isEverything: true } });
  expect((await bounmy.get(`/sys/user/${admin.id}/explain`)).code).toBe(100010);
});

test("the menu shown for a person is the one they get", async () => {
  const viewer = await employ(app, "menus", ["viewer"]);
  const shown = (await admin.get(`/sys/user/${viewer.id}/menus`)).data as MenuNode[];
  expect(shown).toEqual((await viewer.get("/sys/menu/getMenus")).data);
  expect((await admin.get(`/sys/user/${admin.id}/menus`)).data).toEqual((await admin.get("/sys/menu/getMenus")).data);
});

test("administrators see who is signed in, filter by person, and end a session at once; others see only their own (TK-12)", async () => {
  const dao = await employ(app, "dao", ["viewer"]);
  const list = (asked: Record<string, unknown> = {}) => admin.post("/sys/session/list", asked);
  const all = await list({ "page.size": "200", sort: "since asc" });
  expect(all["total"]).toBe((all["records"] as unknown[]).length);
  const found = await list({ "query.accountId||eq": dao.id });
  expect(found["records"]).toMatchObject([{ accountId: dao.id, isCurrent: false, isLocked: false }]);
  const [{ id } = { id: "" }] = found["records"] as { id: string }[];
  expect((await dao.post("/sys/session/list")).code).toBe(100010);
  expect((await admin.get(`/sys/session/get?id=${id}`)).data).toMatchObject({ accountId: dao.id });
  expect((await admin.post(`/sys/session/${id}/delete`)).code).toBe(0);
  expect((await dao.get("/sys/user/info")).code).toBe(100008);
  expect((await list({ "query.accountId||eq": dao.id }))["total"]).toBe(0);
  expect((await admin.get(`/sys/session/get?id=${id}`)).code).toBe(400004);
});

test("a telephone number and an e-mail address find nobody for whoever may not list users", async () => {
  const id = await addUser(app.services, { username: "ning", password: PASSWORD });
  const own = { realname: "赵宁 Souk", phone: "020 5555 7788", email: "ning.souk@farm.la" };
  expect((await admin.post(`/sys/user/${id}/update`, own)).code).toBe(0);
  await addRole(app.services, "no-lister", ["sys:role:list", "sys:role:update"]);
  const reader = await employ(app, "no-lister", ["lister", "no-lister"]);
  const roles = (await admin.post("/sys/role/list", {}))["results"] as { id: string }[];
  const role = roles.find((each) => each.id)?.id;
  const found = async (by: Colleague, search: string) => {
    const options = (await by.post("/sys/user/options", { search })).data;
    const picked = (await by.get(`/sys/user/selectAllUserList?search=${encodeURIComponent(search)}`)).data;
    const candidates = (await by.post(`/sys/role/${role}/candidates`, { search })).data;
    return [options, picked, candidates].map((each) => (each as { id: string }[]).some((person) => person.id === id));
  };
  for (const search of ["5555 77", "farm", "ning.souk@farm.la"]) {
    expect([search, await found(admin, search)]).toEqual([search, [true, true, true]]);
    expect([search, await found(reader, search)]).toEqual([search, [false, false, false]]);
  }
  for (const search of ["souk", "赵宁", "zhaoning", "zn"])
    expect([search, await found(reader, search)]).toEqual([search, [true, true, true]]);
});
