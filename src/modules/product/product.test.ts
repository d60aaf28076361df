import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Route } from "../../server/http/route.ts";
import { withPreview } from "../../server/http/pages/preview-grant.ts";
import { contentModules } from "../index.ts";
import { publishDue } from "../publishing/publishing.server.ts";
import { publishRecord, readPublic } from "../testing/read-public.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { productRoutes } from "./product.server.ts";
import { product } from "./product.ts";

const YEARS = 1e8; // seconds
interface Related {
  readonly around: { readonly code: string } | null;
  readonly near: readonly { readonly name: { readonly text: string } }[];
  readonly inSeason: Related["near"];
}

interface Teaser {
  readonly place: readonly { readonly code: string }[];
}

let app: ModulesApp;
let admin: Colleague;
const ids: Record<string, string> = {};

beforeAll(async () => {
  // The clock is advanced by months, so the session must last.
  app = await startModules({ demo: false, accessTtl: YEARS, refreshTtl: YEARS, sessionTtl: YEARS });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const { rows } = await app.services.database.pool.query<{ id: string; value: string }>(
    "select id, value from division where value in ('LA', 'LA16', 'LA1601', 'LA03', '530000', '532800')",
  );
  for (const { id, value } of rows) ids[value] = id;
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ["product", "certificate", "enterprise"])
    await app.services.database.pool.query(`delete from ${table}`);
  // Emptied by SQL, which announces nothing: saving a record drops cached totals.
  await admin.post(`/cms/product/${await write({ name: "空" })}/delete`);
});

const visit = (path: string, language?: string) => readPublic(app.origin, `product/${path}`, language);
const names = async (query = "") =>
  ((await visit(`list?${query}`)).results ?? []).map(({ name }) => (name as { text: string }).text).sort();
const counted = async (call: string, query = "") => {
  const { data } = await visit(`${call}?${query}`);
  const list = (call === "months" ? (data as { months: unknown }).months : data) as {
    value?: string;
    code?: string;
    count: number;
  }[];
  return Object.fromEntries(
    list.filter(({ count }) => count > 0).map(({ value, code, count }) => [value ?? code, count]),
  );
};
const add = async (path: string, values: Readonly<Record<string, unknown>>) => {
  const added = await admin.post(`/cms/${path}/add`, values);
  expect(added, JSON.stringify(added)).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const write = (values: Readonly<Record<string, unknown>>) =>
  add("product", { category: "coffee", division: ids["LA1601"], ...values });
const publish = (id: string, of = "product", at = {}) => publishRecord(admin, of, id, at);
const offer = async (values: Readonly<Record<string, unknown>>) => {
  const id = await write(values);
  await publish(id);
  return id;
};
const company = (name: string) => add("enterprise", { name, type: "planting", division: ids["LA16"] });
const certify = (enterprise: string, number: string, validUntil = "2027-01-01") =>
  add("certificate", { number, enterprise, kind: "organic", issuer: "农林部", issuedOn: "2026-01-01", validUntil });
const inAnHour = () => new Date(app.clock.now() + 3_600_000).toISOString().replace(/\.\d+Z/, "Z");

describe("what is not published (AZ-17)", () => {
  /** Every public way to a product named 秘密. */
  const sought = async (id: string) => [
    (await visit(`get?id=${id}`)).code,
    (await visit(`related?id=${id}`)).code,
    (await visit("list")).total,
    (await visit("list?search=%E7%A7%98%E5%AF%86")).total,
    (await visit("list?division=LA&month=now&category=coffee&page=1&size=50")).total,
    await counted("places"),
    await counted("categories"),
    await counted("months"),
  ];
  const NOTHING = [400004, 400004, 0, 0, 0, {}, {}, {}];
  const SHOWN = [0, 0, 1, 1, 1, { LA: 1, LA16: 1, LA1601: 1 }, { coffee: 1 }, { 6: 1 }];

  it("is found by no way: draft, scheduled, withdrawn, deleted, shown until a time that is over", async () => {
    const id = await write({ name: "秘密", months: "6" });
    expect(await sought(id)).toEqual(NOTHING);
    await publish(id, "product", { at: inAnHour() });
    expect(await sought(id)).toEqual(NOTHING);
    app.clock.advance(3_600_000);
    await publishDue(app.services, [product]);
    expect(await sought(id)).toEqual(SHOWN);
    await admin.post(`/cms/product/${id}/withdraw`);
    expect(await sought(id)).toEqual(NOTHING);
    const { version } = (await admin.get(`/cms/product/get?id=${id}`)).data as { version: number };
    const until = await admin.post(`/cms/product/${id}/update`, { visibleUntil: inAnHour(), version });
    expect(until).toMatchObject({ code: 0 });
    await publish(id);
    expect(await sought(id)).toEqual(SHOWN);
    app.clock.advance(3_600_000);
    expect((await visit(`get?id=${id}`)).code).toBe(400004);
    await publishDue(app.services, [product]);
    expect(await sought(id)).toEqual(NOTHING);
    const other = await offer({ name: "秘密", months: "6" });
    expect(await sought(other)).toEqual(SHOWN);
    await admin.post(`/cms/product/${other}/delete`);
    expect(await sought(other)).toEqual(NOTHING);
  });

  it("does not show beside others, and the console's own filters are not heard", async () => {
    const shown = await offer({ name: "咖啡", months: "6" });
    await write({ name: "草稿", months: "6" });
    expect((await visit(`related?id=${shown}`)).data).toMatchObject({ near: [], inSeason: [] });
    expect(await visit("list?query.state||eq=draft&sort=version%20desc&isBin=1")).toMatchObject({ total: 1 });
    for (const odd of ["get?id=1'--", "get?id=", "list?page=0", "list?size=1000", "list?month=13", "list?month=6'"])
      expect((await visit(odd)).code, odd).toBeGreaterThan(400_000);
    for (const odd of ["division='%20or%20true", "category=%25", "enterprise=x", "division=ZZ"])
      expect(await names(odd), odd).toEqual([]);
  });

  it("names neither an enterprise nor its certificate that the public may not see", async () => {
    const enterprise = await company("波罗芬合作社");
    const certificate = await certify(enterprise, "LA-ORG-1");
    const id = await offer({ name: "咖啡", enterprise, certificate });
    const told = async () => ({
      ...((await visit(`get?id=${id}`)).data as object),
      certified: await names("certified=1"),
      text: JSON.stringify(await visit(`get?id=${id}`)) + JSON.stringify(await visit("list")),
    });
    const hidden = await told();
    expect(hidden).toMatchObject({ enterprise: null, certificate: "", isCertified: false, certified: [] });
    expect(hidden.text).not.toMatch(/波罗芬合作社|LA-ORG-1/);
    await publish(enterprise, "enterprise");
    expect(await told()).toMatchObject({
      enterprise: { name: { text: "波罗芬合作社" } },
      certificate: "LA-ORG-1",
      isCertified: true,
      certified: ["咖啡"],
    });
    await admin.post(`/cms/enterprise/${enterprise}/withdraw`);
    expect(await told()).toEqual(hidden);
  });
});

describe("where from", () => {
  it("finds what is of a division or below it, by code or id, and counts each level", async () => {
    await offer({ name: "帕松咖啡" });
    await offer({ name: "占巴塞米", division: ids["LA16"], category: "grain" });
    await offer({ name: "勐腊茶", division: ids["532800"], category: "tea" });
    expect(await names("division=LA")).toEqual(["占巴塞米", "帕松咖啡"]);
    expect(await names("division=LA16")).toEqual(["占巴塞米", "帕松咖啡"]);
    expect(await names(`division=${ids["LA1601"]}`)).toEqual(["帕松咖啡"]);
    expect(await names("division=530000")).toEqual(["勐腊茶"]);
    expect(await names("division=LA03")).toEqual([]);
    expect(await counted("places")).toEqual({ CN: 1, 530000: 1, 532800: 1, LA: 2, LA16: 2, LA1601: 1 });
    // Counts of a filter ignore that filter's own value.
    expect(await counted("places", "category=grain&division=LA03")).toEqual({ LA: 1, LA16: 1 });
    expect(await counted("categories", "division=LA&category=tea")).toEqual({ coffee: 1, grain: 1 });
    const path = (language: string) =>
      visit("list?category=coffee", language).then(({ results }) =>
        ((results?.[0]?.["place"] ?? []) as { name: string }[]).map(({ name }) => name),
      );
    expect(await path("lo")).toEqual(["ສປປ ລາວ", "ແຂວງຈຳປາສັກ", "ນະຄອນປາກເຊ"]);
    // The district has no Chinese name, so another one is shown.
    expect(await path("en")).toEqual(["Lao PDR", "Champasak", "Pakse"]);
  });

  it("is named in a preview too, where nothing is published from there yet", async () => {
    const id = await write({ name: "草稿", division: ids["LA03"] });
    const routes = productRoutes({ ...app.services, rules: [], more: [] }, contentModules);
    const told = (call: string) => {
      const route = routes.find(({ endpoint }) => endpoint.path === `/portal/product/${call}`) as Route;
      const handle = route.handle as unknown as (asked: object, context: object) => Promise<Related & Teaser>;
      return withPreview({ table: product.table, id, typed: {} }, () => handle({ id }, { language: "zh" }));
    };
    expect((await told("get")).place.map(({ code }) => code)).toEqual(["LA", "LA03"]);
    expect((await told("related")).around?.code).toBe("LA");
    expect(await counted("places")).toEqual({});
  });

  it("follows a division that is moved", async () => {
    await offer({ name: "帕松咖啡" });
    expect(await names("division=LA03")).toEqual([]);
    const { version } = (await admin.get(`/sys/sysdivision/get?id=${ids["LA1601"]}`)).data as { version: number };
    const moved = await admin.post(`/sys/sysdivision/${ids["LA1601"]}/update`, { parentId: ids["LA03"], version });
    expect(moved).toMatchObject({ code: 0 });
    expect(await names("division=LA03")).toEqual(["帕松咖啡"]);
    await admin.post(`/sys/sysdivision/${ids["LA1601"]}/update`, { parentId: ids["LA16"], version: version + 1 });
  });
});

describe("when", () => {
  it("takes the month of the region's calendar, and turns with it", async () => {
    await offer({ name: "六月", months: "6" });
    await offer({ name: "七月", months: "7,8" });
    const toldOf = async (name: string) =>
      (await visit(`list?search=${encodeURIComponent(name)}`)).results?.[0] as Record<string, unknown>;
    // June ends in Vientiane at 17:00 UTC.
    app.clock.advance(Date.UTC(2026, 5, 30, 16, 59, 59) - app.clock.now());
    expect(await names("month=now")).toEqual(["六月"]);
    expect(await toldOf("六月")).toMatchObject({ isInSeason: true, begins: 0, months: [6] });
    expect(await toldOf("七月")).toMatchObject({ isInSeason: false, begins: 7 });
    expect((await visit("months")).data).toMatchObject({ current: 6 });
    app.clock.advance(1_000);
    expect(await names("month=now")).toEqual(["七月"]);
    expect(await toldOf("六月")).toMatchObject({ isInSeason: false, begins: 6 });
    expect((await visit("months")).data).toMatchObject({ current: 7 });
    expect(await counted("months", "month=1")).toEqual({ 6: 1, 7: 1, 8: 1 });
    expect(await names("month=8")).toEqual(["七月"]);
  });

  it("says that a certificate counts from its first day to its last, and not once it is revoked", async () => {
    const enterprise = await company("认证社");
    await publish(enterprise, "enterprise");
    await offer({ name: "社产", enterprise });
    const day = (days: number) => new Date(app.clock.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10);
    const own = async () => [await names("certified=1"), await names()];
    expect(await own()).toEqual([[], ["社产"]]);
    await certify(enterprise, "OVER", day(-1));
    expect(await own()).toEqual([[], ["社产"]]);
    const id = await certify(enterprise, "TODAY", day(0));
    expect(await own()).toEqual([["社产"], ["社产"]]);
    await admin.post(`/cms/certificate/${id}/update`, { isRevoked: "1", version: 1 });
    expect(await own()).toEqual([[], ["社产"]]);
  });
});

describe("together", () => {
  it("hears all filters at once, and turns pages of what they leave", async () => {
    for (let n = 1; n <= 5; n += 1) await offer({ name: `咖啡${n}`, months: n % 2 ? "1,6" : "6" });
    await offer({ name: "稻米", category: "grain", months: "1" });
    const query = "division=LA16&category=coffee&month=1&search=%E5%92%96%E5%95%A1";
    expect(await names(query)).toEqual(["咖啡1", "咖啡3", "咖啡5"]);
    const pages = await Promise.all([1, 2, 3].map((page) => visit(`list?${query}&size=2&page=${page}`)));
    expect(pages.map(({ total, results }) => [total, results?.length])).toEqual([
      [3, 2],
      [3, 1],
      [3, 0],
    ]);
    expect(await counted("months", "category=grain")).toEqual({ 1: 1 });
  });

  it("shows others of the province and what else is in season, each once and never itself", async () => {
    app.clock.advance(Date.UTC(2027, 5, 15) - app.clock.now());
    const id = await offer({ name: "自己", months: "6" });
    await offer({ name: "同省", division: ids["LA16"], months: "6" });
    await offer({ name: "同省二", division: ids["LA16"], months: "1" });
    await offer({ name: "当季", division: ids["LA03"], months: "6" });
    await offer({ name: "别处", division: ids["LA03"], months: "1" });
    const beside = async (of: string) => {
      const { around, near, inSeason } = (await visit(`related?id=${of}`)).data as Related;
      return [around?.code, ...[near, inSeason].map((list) => list.map(({ name }) => name.text).sort())];
    };
    expect(await beside(id)).toEqual(["LA16", ["同省", "同省二"], ["当季"]]);
    // Luang Namtha has few, so the country's are shown.
    const [far] = (await visit(`list?search=${encodeURIComponent("别处")}`)).results ?? [];
    expect(await beside(String(far?.["id"]))).toEqual(["LA", ["同省", "同省二", "当季", "自己"].sort(), []]);
  });

  it("reads in the language asked for, in the Chinese where a translation is missing, and says which it is (§2)", async () => {
    const id = await offer({
      name: "咖啡",
      nameLo: "ກາເຟ",
      summary: "高原",
      descriptionEn: "<p>High</p>",
      description: "<p>高</p>",
    });
    expect((await visit(`get?id=${id}`, "lo")).data).toMatchObject({
      name: { text: "ກາເຟ", language: "lo" },
      summary: { text: "高原", language: "zh" },
      categoryName: "ກາເຟ",
    });
    expect((await visit(`get?id=${id}`, "en")).data).toMatchObject({
      name: { text: "咖啡", language: "zh" },
      description: { text: "<p>High</p>", language: "en" },
      categoryName: "Coffee",
      gradeName: "",
    });
    for (const words of ["咖啡", "kafei", "kf", "ກາເຟ"])
      expect(await names(`search=${encodeURIComponent(words)}`), words).toEqual(["咖啡"]);
  });
});

it("takes no certificate of another enterprise", async () => {
  const [ours, theirs] = [await company("我们"), await company("他们")];
  const certificate = await certify(theirs, "THEIRS");
  const refused = await admin.post("/cms/product/add", {
    name: "咖啡",
    category: "coffee",
    division: ids["LA16"],
    enterprise: ours,
    certificate,
  });
  expect(refused).toMatchObject({ code: 400001 });
  const id = await write({ name: "咖啡", enterprise: theirs, certificate });
  expect(await admin.post(`/cms/product/${id}/update`, { enterprise: ours, version: 1 })).toMatchObject({
    code: 400001,
  });
  expect(
    await admin.post(`/cms/product/${id}/update`, { enterprise: ours, certificate: "", version: 1 }),
  ).toMatchObject({
    code: 0,
  });
});
