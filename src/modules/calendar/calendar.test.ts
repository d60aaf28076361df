import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { addUser } from "../testing/add-user.server.ts";
import { listen } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import type { StoredDay } from "./calendar.ts";

interface AuditTable {
  readonly audit_log: Readonly<Record<"module" | "record_id" | "by_name" | "title", string>>;
}

let app: ModulesApp;
let token: string;
beforeAll(async () => {
  app = await startModules({ demo: true });
  token = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
});
afterAll(() => app.close());

interface Year {
  readonly days: readonly StoredDay[];
  readonly revision: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}
const holiday = async (fields: Record<string, unknown>, own = token) => {
  const { body } = await visitor(app.origin).post("/sys/setting/holiday", fields, { token: own });
  return { code: body.code as number, data: body.data as Year & { errors?: readonly { field: string }[] }, body };
};
const read = async (year: number, country?: string) => (await holiday({ year, ...(country ? { country } : {}) })).data;
const script = async (headers: Record<string, string> = {}) => fetch(`${app.origin}/file/js/holiday.js`, { headers });
/** The value of `window.holidays` after the script has run. */
const holidays = async () => {
  const text = await (await script()).text();
  const window: { holidays?: Record<string, Record<string, { kind: string; name: string }>> } = {};
  runInNewContext(text, { window });
  return window.holidays ?? {};
};
const day = (date: string, more: Partial<StoredDay> = {}) => ({
  date,
  kind: "holiday",
  name: "假",
  nameEn: "",
  nameLo: "",
  ...more,
});

test("a new installation knows China's days of 2025 and 2026 and Laos' fixed ones; a body with the year reads them (§7)", async () => {
  const both = await read(2026);
  const kindOf = (days: readonly StoredDay[], country: string, date: string) =>
    days.find((each) => each.country === country && each.date === date)?.kind;
  expect(kindOf(both.days, "CN", "2026-02-17")).toBe("holiday");
  expect(kindOf(both.days, "CN", "2026-02-14")).toBe("workday");
  expect(kindOf(both.days, "LA", "2026-04-15")).toBe("holiday");
  const china = await read(2025, "CN");
  expect(china.days.filter(({ kind }) => kind === "holiday")).toHaveLength(28);
  expect(china.days.filter(({ kind }) => kind === "workday").map(({ date }) => date)).toEqual([
    "2025-01-26",
    "2025-02-08",
    "2025-04-27",
    "2025-09-28",
    "2025-10-11",
  ]);
  expect((await read(2031)).days).toEqual([]);
  expect((await holiday({})).code).toBe(400001);
});

test("a body with days puts them in the place of that country's year, tells what differs and leaves the rest alone", async () => {
  const days = [day("2027-01-01"), day("2027-01-02", { kind: "workday", nameEn: "Work", nameLo: "ເຮັດວຽກ" })];
  const saved = await holiday({ year: 2027, country: "LA", days });
  expect(saved).toMatchObject({ code: 0, data: { added: 2, changed: 0, removed: 0 } });
  expect(saved.body["days"]).toEqual(saved.data.days);
  const next = [day("2027-01-02", { name: "改" }), day("2027-12-02")];
  expect(await holiday({ year: 2027, country: "LA", days: next })).toMatchObject({
    data: { added: 1, changed: 1, removed: 1 },
  });
  expect((await read(2027)).days).toEqual(next.map((each) => ({ ...each, country: "LA" })));
  expect((await holiday({ year: 2027, country: "LA", days: "" })).data).toMatchObject({ days: [], removed: 2 });
  expect((await read(2026)).days.length).toBeGreaterThan(40);
});

test("a wrong day refuses the whole year: one that does not exist, of another year, twice, of no kind, without a name", async () => {
  const before = await read(2028);
  for (const [bad, field] of [
    [day("2028-02-30"), "days[1].date"],
    [day("28-02-01"), "days[1].date"],
    [day("2027-02-01"), "days[1].date"],
    [day("2028-01-01"), "days[1].date"],
    [day("2028-02-01", { kind: "party" as never }), "days[1].kind"],
    [day("2028-02-01", { name: "" }), "days[1].name"],
    [day("2028-02-01", { name: "x".repeat(61) }), "days[1].name"],
    [day("2028-02-01", { nameEn: "a\u202eb" }), "days[1].nameEn"],
  ] as const) {
    const answer = await holiday({ year: 2028, country: "CN", days: [day("2028-01-01"), bad] });
    expect([field, answer.code, answer.data.errors?.[0]?.field]).toEqual([field, 400001, field]);
  }
  expect((await holiday({ year: 2028, days: [day("2028-01-01")] })).data.errors?.[0]?.field).toBe("country");
  expect((await holiday({ year: 2028, country: "TH", days: [] })).code).toBe(400001);
  expect(await read(2028)).toEqual(before);
});

test("everybody signed in reads; only the right to change writes, and it is audited", async () => {
  await addUser(app.services, { username: "reader", password: "Champasak 1713", roles: ["viewer"] });
  const own = tokensOf(await visitor(app.origin).signIn("reader", "Champasak 1713")).access;
  expect((await holiday({ year: 2026 }, own)).code).toBe(0);
  expect((await holiday({ year: 2026, country: "LA", days: [day("2026-01-01")] }, own)).code).toBe(100010);
  expect((await holiday({ year: 2026, country: "LA", days: "" }, own)).code).toBe(100010);
  const anonymous = await visitor(app.origin).post("/sys/setting/holiday", { year: 2026 });
  expect(anonymous.body.code).toBe(200001);
  await holiday({ year: 2029, country: "CN", days: [day("2029-10-01")] });
  const rows = await app.services.database
    .as<AuditTable>()
    .selectFrom("audit_log")
    .selectAll()
    .where("record_id", "=", "CN-2029")
    .execute();
  expect(rows).toMatchObject([
    { module: "/sys/calendar", title: "中国 2029", after: { "2029-10-01": { zh: "假 · 放假", en: "假 · Day off" } } },
  ]);
});

test("a save over a year that somebody else changed meanwhile is refused with the year as it stands (RE-16)", async () => {
  const { revision } = await read(2030, "CN");
  const first = await holiday({ year: 2030, country: "CN", revision, days: [day("2030-01-01")] });
  expect(first.code).toBe(0);
  const stale = await holiday({ year: 2030, country: "CN", revision, days: [day("2030-05-01")] });
  expect(stale).toMatchObject({ code: 400009, data: { current: { days: [{ date: "2030-01-01" }] } } });
  const again = await holiday({ year: 2030, country: "CN", revision, days: [day("2030-01-01")] });
  expect(again).toMatchObject({ code: 0, data: { added: 0, revision: first.data.revision } });
});

test("holiday.js is one constant for anybody, escaped, asked for again only when a day has changed (§7, W6)", async () => {
  const nasty = `</script><!--\u2028\u2029'"\\`;
  await holiday({ year: 2032, country: "LA", days: [day("2032-12-02", { name: nasty })] });
  const answer = await script();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  const text = await answer.text();
  expect(text).toMatch(/^window\.holidays = \{.*\};\n$/);
  expect(text).not.toMatch(/[<>\u2028\u2029]/);
  expect((await holidays())["LA"]?.["2032-12-02"]).toMatchObject({ kind: "holiday", name: nasty });
  const tag = answer.headers.get("etag") ?? "";
  expect((await script({ "if-none-match": tag })).status).toBe(304);
  await holiday({ year: 2032, country: "LA", days: [day("2032-12-02", { kind: "workday" })] });
  expect((await script({ "if-none-match": tag })).status).toBe(200);
  expect((await holidays())["LA"]?.["2032-12-02"]).toMatchObject({ kind: "workday", name: "假" });
  expect(await (await fetch(`${app.origin}/api/file/js/holiday.js`)).text()).toContain("window.holidays");
});

test("nothing uploaded can stand where the script stands (W6)", async () => {
  const body = new FormData();
  body.append("base_path", "/file/js/");
  body.append("file", new Blob(["window.holidays = 1"]), "holiday.js");
  const answer = await fetch(`${app.origin}/api/oss/upload`, {
    method: "POST",
    headers: { [ACCESS_TOKEN]: token },
    body,
  });
  expect(((await answer.json()) as { code: number }).code).not.toBe(0);
  expect((await holidays())["CN"]).toBeDefined();
});

const send = async (
  path: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
) => {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  body.append("file", new Blob([content]), name);
  const headers = { [ACCESS_TOKEN]: token, "accept-language": "en" };
  const answer = await fetch(`${app.origin}/api${path}`, { method: "POST", headers, body });
  return (await answer.json()) as {
    code: number;
    data: { days: readonly StoredDay[]; failed: readonly { row: number; message: string }[] };
  };
};

test("a year's file is read from Excel, CSV and JSON, in the words of any language; nothing is stored by reading", async () => {
  const fields = { year: "2033", country: "CN" };
  const expected = [day("2033-01-01", { name: "元旦" }), day("2033-01-08", { name: "元旦", kind: "workday" })];
  const csv = `\uFEFF日期;类型;中文名称\r\n2033/1/8;调休上班;"元旦"\r\n2033年1月1日;休;元旦\r\n`;
  const json = JSON.stringify({ days: expected });
  const excel = await writeSheet("sheet", [
    ["ວັນທີ", "ປະເພດ", "ຊື່ພາສາຈີນ"],
    ["2033-01-01", "ວັນພັກ", "元旦"],
    ["2033-01-08", "make-up working day", "元旦"],
  ]);
  for (const [name, content] of [
    ["a.csv", csv],
    ["a.json", json],
    ["a.xlsx", excel],
  ] as const)
    expect([
      name,
      await send("/sys/calendar/import", name, content as string | Uint8Array<ArrayBuffer>, fields),
    ]).toMatchObject([name, { code: 0, data: { days: expected, failed: [] } }]);
  expect((await read(2033)).days).toEqual([]);
});

test("rows of a file that are no day of the year are named with their number; what is no such file is refused", async () => {
  const fields = { year: "2033", country: "CN" };
  const csv =
    "date,kind,name\n2033-01-01,holiday,A\n2033-13-01,holiday,B\n2034-01-01,,C\n2033-01-01,,D\n2033-02-01,party,\n";
  const { data } = await send("/sys/calendar/import", "a.csv", csv, fields);
  expect(data.days.map(({ date }) => date)).toEqual(["2033-01-01"]);
  expect(data.failed.map(({ row }) => row)).toEqual([3, 4, 5, 6]);
  expect(data.failed[1]?.message).toBe("“2034-01-01”: Not a date in 2033");
  expect(data.failed[3]?.message).toMatch(/Type: “party”: .+; Name in Chinese: /);
  for (const [name, content] of [
    ["a.json", "{"],
    ["a.json", '{"days":3}'],
    ["a.csv", "when,what\n1,2"],
    ["a.xlsx", "PK\u0003\u0004nonsense"],
  ] as const)
    expect([name, (await send("/sys/calendar/import", name, content, fields)).code]).toEqual([name, 400001]);
  const exported = await visitor(app.origin).post("/sys/calendar/export", { year: 2026, country: "CN" }, { token });
  const { bytes } = exported.body.data as { bytes: string };
  const back = await send("/sys/calendar/import", "b.xlsx", Buffer.from(bytes, "hex"), { year: "2026", country: "CN" });
  expect(back.data.days).toEqual(
    (await read(2026, "CN")).days.map(({ date, kind, name, nameEn, nameLo }) => ({ date, kind, name, nameEn, nameLo })),
  );
});

test("a saved year is told to open pages with who did it, on every instance", async () => {
  const listener = await listen(app.origin, ADMIN, { at: await app.another() });
  await holiday({ year: 2035, country: "LA", days: [day("2035-12-02")] });
  const { change } = await listener.hear(({ type }) => type === "RECORD_CHANGED");
  expect(change).toMatchObject({ path: "/sys/calendar", ids: ["LA-2035"], verb: "updated" });
  listener.ws.terminate();
});
