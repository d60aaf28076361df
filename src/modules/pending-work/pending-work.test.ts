import { afterAll, beforeAll, expect, it } from "vitest";
import { dayAt } from "../../contract/date/region-clock.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import type { NamedWork } from "./pending-work.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const tilesOf = async (by: Colleague) =>
  ((await by.get("/sys/work/tiles")).data as {
    kind: string;
    path: string;
    count: number;
    address: string;
    records?: NamedWork[];
  }[]) ?? [];
const recordsOf = async (by: Colleague, kind: string) =>
  (await tilesOf(by)).filter((tile) => tile.kind === kind).flatMap(({ records = [] }) => records);
const ofNews = async (by: Colleague) =>
  (await tilesOf(by)).filter(({ path }) => path === "/cms/article").map(({ kind, count }) => `${kind} ${count}`);

it("counts what waits in the lists where somebody may do it, and leads to just that", async () => {
  expect(await tilesOf(admin)).toEqual([]);
  const whole = { kind: "market", content: "<p>中</p>", contentEn: "<p>e</p>", titleEn: "e" };
  const added = await admin.post("/cms/article/add", { ...whole, title: "一" });
  await admin.post("/cms/article/add", { ...whole, title: "二" });
  expect(await ofNews(admin)).toEqual(["draft 2"]);
  await admin.post(`/cms/article/${(added.data as { id: string }).id}/update`, { title: "三" });
  expect(await ofNews(admin)).toEqual(["outdatedEn 1", "draft 2"]);
  const draft = (await tilesOf(admin)).find(({ kind }) => kind === "draft");
  expect(draft?.address).toBe("/cms/article?state.in=draft");
  // Work in hand is counted; records that somebody waits for are named.
  expect(draft?.records).toBeUndefined();
  const [article] = await recordsOf(admin, "outdatedEn");
  expect(article).toMatchObject({ title: "e", note: "News" });
  expect(article?.address).toBe(`/cms/article/edit?id=${(added.data as { id: string }).id}`);
  await addRole(app.services, "notices-only", ["cms:notice:list"]);
  expect(await tilesOf(await employ(app, "mali", ["notices-only"]))).toEqual([]);
});

it("tells of certificates that end within 60 days, not of revoked or ended ones", async () => {
  const { pool } = app.services.database;
  const day = (from: number) => dayAt(app.clock.now() + from * 86_400_000, "laos");
  const { rows } = await pool.query<{ id: string }>("select id from division where is_active limit 1");
  const enterprise = { name: "社", type: "cooperative", division: rows[0]?.id };
  const { code, data } = await admin.post("/cms/enterprise/add", enterprise);
  expect(code).toBe(0);
  const enterpriseId = (data as { id: string }).id;
  for (const [number, until, isRevoked] of [
    ["soon", 30, "0"],
    ["revoked", 30, "1"],
    ["ended", -1, "0"],
    ["last", 60, "0"],
    ["late", 61, "0"],
  ] as const) {
    const values = { number, enterprise: enterpriseId, kind: "organic", issuer: "x", issuedOn: day(-300) };
    const added = await admin.post("/cms/certificate/add", { ...values, validUntil: day(until), isRevoked });
    expect(added).toMatchObject({ code: 0 });
  }
  const tile = (await tilesOf(admin)).find(({ kind }) => kind === "expiring");
  expect(tile?.count).toBe(2);
  // Those that end first come first, with their holder.
  const named = await recordsOf(admin, "expiring");
  expect(named.map(({ title, note, at }) => [title, note, at])).toEqual([
    ["soon", "社", day(30)],
    ["last", "社", day(60)],
  ]);
  // The caller reads English; the holder has a Chinese name only.
  expect(named[0]?.noteLanguage).toBe("zh");
  await addRole(app.services, "certificates-only", ["cms:certificate:list", "cms:certificate:update"]);
  const keeper = await employ(app, "kham", ["certificates-only"]);
  expect((await tilesOf(keeper)).map(({ kind, count }) => `${kind} ${count}`)).toEqual(["expiring 2"]);
  await addRole(app.services, "readers-only", ["cms:certificate:list", "cms:application:list", "cms:article:list"]);
  expect(await tilesOf(await employ(app, "noy", ["readers-only"]))).toEqual([]); // they could do nothing about it
});

it("names visitors whose enquiries nobody has answered, in their own language, to whoever may answer", async () => {
  const { pool } = app.services.database;
  const { rows } = await pool.query<{ id: string }>("select id from enterprise limit 1");
  await pool.query("update enterprise set state = 'published', published_at = now() where id = $1", [rows[0]?.id]);
  const about = { enterprise: rows[0]?.id ?? "", language: "lo", phone: "+856 20 5550 0000", consent: "1" };
  const asks = (name: string, message: string) => admin.post("/portal/enquiry/send", { ...about, name, message });
  expect(await asks("Kham", "ລາຄາ?")).toMatchObject({ code: 0 });
  app.clock.advance(1000);
  expect(await asks("Noy", "ສົ່ງບໍ?")).toMatchObject({ code: 0 });
  const named = await recordsOf(admin, "unanswered");
  expect(
    named.map(({ title, titleLanguage, note, noteLanguage }) => [title, titleLanguage, note, noteLanguage]),
  ).toEqual([
    ["Kham", "lo", "ລາຄາ?", "lo"],
    ["Noy", "lo", "ສົ່ງບໍ?", "lo"],
  ]);
  const tile = (await tilesOf(admin)).find(({ kind }) => kind === "unanswered");
  expect(tile).toMatchObject({ path: "/cms/enquiry", count: 2, address: "/cms/enquiry?state.in=open" });
  expect(named[0]?.address).toBe(`/cms/enquiry?open=${named[0]?.id}`);
  await admin.post(`/cms/enquiry/${named[0]?.id}/update`, { state: "answered" });
  expect((await recordsOf(admin, "unanswered")).map(({ title }) => title)).toEqual(["Noy"]);
  await addRole(app.services, "enquiry-readers", ["cms:enquiry:list"]);
  expect(await tilesOf(await employ(app, "pheng", ["enquiry-readers"]))).toEqual([]);
});

it("names five records of a kind, however many lists hold some, and jobs that failed to whoever may see them", async () => {
  const whole = { kind: "market", content: "<p>中</p>", contentEn: "<p>e</p>", contentLo: "<p>l</p>", titleLo: "l" };
  for (const title of ["甲", "乙", "丙", "丁", "戊", "己"]) {
    const added = await admin.post("/cms/article/add", { ...whole, title });
    await admin.post(`/cms/article/${(added.data as { id: string }).id}/update`, { title: `${title}新` });
  }
  expect((await tilesOf(admin)).find(({ kind }) => kind === "outdatedLo")?.count).toBe(6);
  expect(await recordsOf(admin, "outdatedLo")).toHaveLength(5);

  const words = { zh: "导出", lo: "x", en: "Export of news" };
  const { pool } = app.services.database;
  await pool.query(
    `insert into job (id, kind, title, input, state, owner_id, permission, run_at, most_attempts, error, created_at, ended_at)
     values ('01900000-0000-7000-8000-0000000000a1', 'export', $1, '{}', 'failed', $2, 'cms:article:export', now(), 3, $1, now(), now())`,
    [JSON.stringify(words), admin.id],
  );
  const failed = (await tilesOf(admin)).find(({ kind }) => kind === "failedJobs");
  expect(failed).toMatchObject({ path: "/sys/job", count: 1, address: "/sys/job?state.in=failed" });
  expect(failed?.records?.[0]).toMatchObject({
    title: "Export of news",
    address: "/sys/job?open=01900000-0000-7000-8000-0000000000a1",
  });
  await addRole(app.services, "nothing", ["sys:menu:list"]);
  expect(await tilesOf(await employ(app, "noi", ["nothing"]))).toEqual([]);
});

it("begins the day of a certificate at midnight in Laos, when UTC is still at the day before", async () => {
  const days = async () => {
    const tiles = await tilesOf(await enter(app, ADMIN.username, ADMIN.password));
    return tiles.find(({ kind }) => kind === "expiring")?.address.match(/\d{4}-\d\d-\d\d/g);
  };
  const today = dayAt(app.clock.now(), "laos");
  const midnight = Date.parse(`${today}T17:00:00Z`);
  app.clock.advance(midnight - 1000 - app.clock.now());
  expect((await days())?.[0]).toBe(today);
  app.clock.advance(1000);
  expect(await days()).toEqual([dayAt(midnight, "laos"), dayAt(midnight + 60 * 86_400_000, "laos")]);
  expect(dayAt(midnight, "laos")).not.toBe(today);
});
