import { DAY, HOUR } from "../../contract/date/durations.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayAt } from "../../contract/date/region-clock.ts";
import { addUser } from "../testing/add-user.server.ts";
import { publishRecord, readPublic, type PublicAnswer } from "../testing/read-public.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
let china = "";
let laos = "";

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const all = (await admin.get("/sys/sysdivision")).data as { id: string; value: string }[];
  const idOf = (code: string) => all.find(({ value }) => value === code)?.id ?? "";
  [china, laos] = [idOf("530828"), idOf("LA1604")];
});
afterAll(() => app.close());

/** A day in Laos, counted from today. */
const day = (from: number) => dayAt(app.clock.now() + from * DAY, "laos");

const visit = (path: string, language?: string) => readPublic(app.origin, path, language);
const add = async (path: string, values: Readonly<Record<string, unknown>>): Promise<string> => {
  const added = await admin.post(`${path}/add`, values);
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const publish = (id: string, module = "enterprise") => publishRecord(admin, module, id);
const enterpriseOf = async (name: string, values: Readonly<Record<string, unknown>> = {}) =>
  add("/cms/enterprise", { name, type: "cooperative", division: laos, ...values });
const certify = (enterprise: string, number: string, values: Readonly<Record<string, unknown>> = {}) =>
  add("/cms/certificate", {
    number,
    enterprise,
    kind: "organic",
    issuer: "农业部",
    issuedOn: day(-100),
    validUntil: day(200),
    ...values,
  });
const proof = async (number: string, language = "zh") =>
  visit(`certificate/get?number=${encodeURIComponent(number)}`, language);
const validity = async (number: string) => ((await proof(number)).data as { validity?: string } | null)?.validity;
const total = async (query: string) => (await visit(`enterprise/list?${query}`))["total"];

it("is there for those whose divisions its enterprise is in, and for no others, with its history (AZ-05)", async () => {
  const [near, far] = [await enterpriseOf("近处", { division: china }), await enterpriseOf("远处")];
  const [mine, theirs] = [await certify(near, "NEAR-1"), await certify(far, "FAR-1")];
  const verbs = ["list", "update", "delete"].map((verb) => `cms:certificate:${verb}`);
  const role = await addRole(app.services, "near", verbs);
  await app.services.database.pool.query("update role set scope = 'chosen' where id = $1", [role]);
  await app.services.database.pool.query("insert into role_division (role_id, division_id) values ($1, $2)", [
    role,
    china,
  ]);
  await addUser(app.services, { username: "near", password: "Vang-Vieng 2026", roles: ["near"] });
  const editor = await enter(app, "near", "Vang-Vieng 2026");
  const rows = (await editor.post("/cms/certificate/list"))["results"] as { id: string }[];
  expect(rows.map(({ id }) => id)).toEqual([mine]);
  const change = async (id: string, by: Colleague) =>
    (await by.post(`/cms/certificate/${id}/update`, { issuer: "别人" })).code;
  const history = async (id: string) =>
    (await editor.get(`/sys/log/record?module=/cms/certificate&id=${id}`))["total"] ?? 0;
  expect([await change(mine, editor), await change(theirs, editor)]).toEqual([0, 400004]);
  expect((await editor.post(`/cms/certificate/${theirs}/delete`)).code).toBe(400004);
  expect([await history(mine), await history(theirs)]).toEqual([2, 0]);
  expect((await admin.post("/cms/certificate/list"))["total"]).toBe(2);
  for (const path of [`certificate/${mine}`, `certificate/${theirs}`, `enterprise/${near}`, `enterprise/${far}`])
    await admin.post(`/cms/${path}/delete`);
});

it("ends not before it was issued, whichever way it is written", async () => {
  const enterprise = await enterpriseOf("先后");
  const words = { field: "validUntil", message: "It cannot be before “Issued on”" };
  const values = { number: "ORDER-2", enterprise, kind: "organic", issuer: "农业部" };
  const added = await admin.post("/cms/certificate/add", { ...values, issuedOn: day(0), validUntil: day(-1) });
  expect(added).toMatchObject({ code: 400001, data: { errors: [words] } });
  const id = await certify(enterprise, "ORDER-1", { issuedOn: day(0), validUntil: day(0) });
  const update = (change: Record<string, string>) => admin.post(`/cms/certificate/${id}/update`, change);
  expect(await update({ validUntil: day(-1) })).toMatchObject({ code: 400001, data: { errors: [words] } });
  expect(await update({ issuedOn: day(1) })).toMatchObject({ code: 400001, data: { errors: [words] } });
  expect((await update({ issuedOn: day(1), validUntil: day(1) })).code).toBe(0);
  const head = ["number", "enterprise", "kind", "issuer", "issuedOn", "validUntil"];
  const row = (number: string, issued: string, until: string) => [
    number,
    enterprise,
    "organic",
    "农业部",
    issued,
    until,
  ];
  const send = async (rows: readonly (readonly string[])[], isDryRun: boolean) => {
    const body = new FormData();
    if (isDryRun) body.set("dryRun", "1");
    body.set("file", new File([new Uint8Array(await writeSheet("x", [head, ...rows]))], "x.xlsx"));
    const headers = { [ACCESS_TOKEN]: admin.token, "accept-language": "en" };
    const sent = await fetch(`${app.origin}/api/cms/certificate/import`, { method: "POST", body, headers });
    return ((await sent.json()) as { data: unknown }).data;
  };
  const refused = (at: number, until: string) => ({ row: at, ...words, message: `“${until}”: ${words.message}` });
  const wrong = [row("ORDER-3", day(0), day(-1)), row("ORDER-1", day(2), day(1))];
  expect(await send(wrong, false)).toMatchObject({
    added: 0,
    failed: [refused(2, "2026-05-31"), refused(3, "2026-06-02")],
  });
  // A refused row is not counted as added.
  expect(await send([...wrong, row("ORDER-4", day(0), day(1))], true)).toMatchObject({
    total: 3,
    added: 1,
    updated: 0,
    unchanged: 0,
    failed: [{ row: 2 }, { row: 3 }],
  });
});

describe("the certificate as proof", () => {
  it("is to be seen while its enterprise is published, and by no way before, after or beside (AZ-17)", async () => {
    const until = new Date(app.clock.now() + 60_000).toISOString().replace(/\.\d+Z/, "Z");
    const id = await enterpriseOf("隐秘合作社", { visibleUntil: until, contact: "坎佩", phone: "020-5551234" });
    await certify(id, "SECRET-1", { level: "special" });
    const product = await add("/cms/product", { name: "隐秘稻米", category: "grain", division: laos, enterprise: id });
    await publish(product, "product");
    const sought = async () => [
      (await proof("SECRET-1")).code,
      ((await visit(`certificate/list?enterprise=${id}`)).data as unknown[]).length,
      ((await visit("certificate/choices")).data as { kinds: unknown[]; levels: unknown[] }).kinds.length,
      ((await visit("certificate/choices")).data as { kinds: unknown[]; levels: unknown[] }).levels.length,
      (await visit(`enterprise/get?id=${id}`)).code,
      await total(""),
      await total("certified=1"),
      await total("kind=organic"),
      await total("level=special"),
      await total("search=%E9%9A%90%E7%A7%98"),
      await total("division=LA16"),
      ((await visit("enterprise/places")).data as unknown[]).length,
      ((await visit("product/list")) as { results?: { enterprise: unknown }[] }).results?.filter(
        (row) => row.enterprise,
      ).length,
    ];
    const none = [400004, 0, 0, 0, 400004, 0, 0, 0, 0, 0, 0, 0, 0];
    const all = [0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(await sought()).toEqual(none);
    const at = new Date(app.clock.now() + DAY).toISOString();
    await admin.post(`/cms/enterprise/${id}/publish`, { at });
    expect(await sought(), "scheduled").toEqual(none);
    await publish(id);
    expect(await sought(), "published").toEqual(all);
    await admin.post(`/cms/enterprise/${id}/withdraw`);
    expect(await sought(), "withdrawn").toEqual(none);
    await publish(id);
    app.clock.advance(60_000);
    expect(await sought(), "after its last moment").toEqual(none);
  });

  it("goes with its deletion; before that nobody can delete its enterprise (AZ-17)", async () => {
    const id = await enterpriseOf("短命企业");
    const [first, second] = [await certify(id, "GONE-1"), await certify(id, "GONE-2")];
    await publish(id);
    expect([await validity("GONE-1"), await validity("GONE-2")]).toEqual(["valid", "valid"]);
    await admin.post(`/cms/certificate/${first}/delete`);
    expect([(await proof("GONE-1")).code, (await proof("GONE-2")).code]).toEqual([400004, 0]);
    expect((await admin.post(`/cms/enterprise/${id}/delete`)).code).toBeGreaterThan(0);
    expect((await proof("GONE-2")).code).toBe(0);
    await admin.post(`/cms/certificate/${second}/delete`);
    expect((await proof("GONE-2")).code).toBe(400004);
    expect((await visit(`certificate/list?enterprise=${id}`)).data).toEqual([]);
    await admin.post(`/cms/enterprise/${id}/delete`);
    expect((await visit(`enterprise/get?id=${id}`)).code).toBe(400004);
    expect(await total("certified=1")).toBe(0);
  });

  it("says whether it is valid, about to end, revoked or not yet issued, as each of them is on the enterprise's page", async () => {
    const id = await enterpriseOf("四种证书");
    await certify(id, "V-1", { validUntil: day(61) });
    await certify(id, "V-2", { validUntil: day(60) });
    await certify(id, "V-3", { isRevoked: "1" });
    await certify(id, "V-4", { issuedOn: day(1) });
    await certify(id, "V-5", { validUntil: day(-1) });
    await publish(id);
    const rows = (await visit(`certificate/list?enterprise=${id}`)).data as { number: string; validity: string }[];
    expect(rows.map(({ number, validity: of }) => [number, of])).toEqual([
      ["V-1", "valid"],
      ["V-2", "expiring"],
      ["V-4", "notYet"],
      ["V-5", "expired"],
      ["V-3", "revoked"],
    ]);
    expect((await visit(`enterprise/get?id=${id}`)).data).toMatchObject({
      certified: [{ number: "V-1" }, { number: "V-2" }],
    });
  });

  it("is found by its number as people type it, and by no part of it", async () => {
    const id = await enterpriseOf("编号");
    await certify(id, "LA-Org 2024/7");
    await publish(id);
    for (const typed of ["LA-Org 2024/7", "la-org2024/7", "ＬＡ－ＯＲＧ 2024/7", " LA-ORG 2024 / 7 "])
      expect((await proof(typed)).code, typed).toBe(0);
    for (const part of ["LA-Org", "%", "LA-Org_2024/7", "' or 1=1 --", "", "x".repeat(200)])
      expect((await proof(part)).code, part).toBeGreaterThan(400_000);
  });

  it("is read in the language asked for, in the Chinese where a translation is missing (§2)", async () => {
    const id = await enterpriseOf("三语企业", { nameLo: "ວິສາຫະກິດ" });
    await certify(id, "L-1", { scope: "茶园", scopeEn: "Tea gardens", level: "first" });
    await publish(id);
    expect((await proof("L-1", "lo")).data).toMatchObject({
      holder: { text: "ວິສາຫະກິດ", language: "lo" },
      scope: { text: "茶园", language: "zh" },
      kindName: "ຜະລິດຕະພັນອິນຊີ",
      levelName: "ຊັ້ນ 1",
    });
    expect((await proof("L-1", "en")).data).toMatchObject({
      holder: { text: "三语企业", language: "zh" },
      scope: { text: "Tea gardens", language: "en" },
      place: "Champasak · Paksong",
    });
  });

  it.each(["l-1", "L 1", "L–1", "Ｌ－１", "L—໑", "l1"])("is found by its number L-1 typed as %s", async (typed) => {
    expect((await proof(typed)).data).toMatchObject({ holder: { text: "三语企业" } });
  });

  it("is found by exactly its number whatever that holds, and never in place of another that reads alike", async () => {
    const id = await enterpriseOf("编号企业");
    await publish(id);
    for (const number of ["ກສ໑໒-1", "甲〜1", "2024-1-12", "2024-11-2"]) await certify(id, number);
    const holder = { data: { holder: { text: "编号企业" } } };
    for (const typed of ["ກສ໑໒-1", "ກສ12—1", "甲〜1", "2024-1-12", "２０２４—１１ – ２"])
      expect(await proof(typed), typed).toMatchObject(holder);
    expect((await proof("2024 1 12")).code).toBe(400004);
  });

  it("is not found by trying: wrong numbers are counted by address, right ones are free", async () => {
    const other = await app.another();
    const ask = async (number: string) => {
      const answer = await fetch(`${other}/api/portal/certificate/get?number=${number}`);
      return [answer.status, ((await answer.json()) as PublicAnswer).code];
    };
    for (let right = 0; right < 40; right += 1) expect((await ask("L-1"))[1]).toBe(0);
    for (let wrong = 0; wrong < 20; wrong += 1) expect((await ask(`X-${wrong}`))[1]).toBe(400004);
    expect(await ask("X-21")).toEqual([429, 429001]);
    // A refusal does not reveal which number exists.
    expect(await ask("V-1")).toEqual([429, 429001]);
    app.clock.advance(15_000);
    expect((await ask("V-1"))[1]).toBe(0);
  });

  // Last, as the clock advances beyond the end of all sessions.
  it("passes by itself at midnight of its enterprise's place, and says so everywhere at once", async () => {
    const [inChina, inLaos] = [await enterpriseOf("普洱茶厂", { division: china }), await enterpriseOf("巴松咖啡")];
    const lastDay = { kind: "haccp", validUntil: day(0) };
    await certify(inChina, "CN-1", lastDay);
    await certify(inLaos, "LA-1", lastDay);
    await Promise.all([inChina, inLaos].map((id) => publish(id)));
    // The next day begins at 16:00 UTC in China and at 17:00 UTC in Laos.
    const midnight = Date.UTC(2026, 5, 1, 16);
    const now = async () => [await validity("CN-1"), await validity("LA-1"), await total("kind=haccp")];
    expect(await now()).toEqual(["expiring", "expiring", 2]);
    app.clock.advance(midnight - 1 - app.clock.now());
    expect(await now()).toEqual(["expiring", "expiring", 2]);
    app.clock.advance(1);
    expect(await now()).toEqual(["expired", "expiring", 1]);
    expect((await proof("CN-1")).data).toMatchObject({ daysLeft: -1, checkedOn: "2026-06-02" });
    expect((await proof("LA-1")).data).toMatchObject({ daysLeft: 0, checkedOn: "2026-06-01" });
    app.clock.advance(HOUR);
    expect(await now()).toEqual(["expired", "expired", 0]);
    expect(await total("kind=haccp")).toBe(0);
  });
});
