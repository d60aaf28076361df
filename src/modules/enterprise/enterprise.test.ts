import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPublic } from "../testing/read-public.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
const ids: Record<string, string> = {};

const visit = (path: string, language?: string) => readPublic(app.origin, `enterprise/${path}`, language);
const names = async (query: string) =>
  ((await visit(`list?${query}`)).results ?? []).map(({ name }) => (name as { text: string }).text);

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const divisions = (await admin.get("/sys/sysdivision")).data as { id: string; value: string }[];
  const add = async (path: string, values: Readonly<Record<string, unknown>>) => {
    const added = await admin.post(`${path}/add`, values);
    expect(added).toMatchObject({ code: 0 });
    return (added.data as { id: string }).id;
  };
  const enterprise = async (name: string, code: string, values: Readonly<Record<string, unknown>> = {}) => {
    const division = divisions.find(({ value }) => value === code)?.id;
    const id = await add("/cms/enterprise", { name, type: "cooperative", division, ...values });
    expect((await admin.post(`/cms/enterprise/${id}/publish`)).code).toBe(0);
    ids[name] = id;
    return id;
  };
  const certify = (of: string, number: string, values: Readonly<Record<string, unknown>>) =>
    add("/cms/certificate", {
      number,
      enterprise: of,
      issuer: "部",
      issuedOn: "2026-01-01",
      validUntil: "2027-01-01",
      ...values,
    });
  const tea = await enterprise("澜沧古茶", "530828", {
    sort: "20",
    type: "processing",
    nameEn: "Lancang Old Tea",
    introductionLo: "<p>ຊາ</p>",
    introduction: "<p>茶</p>",
    contact: "李丽华",
    phone: "+86 139 0000 1234",
    email: "li@example.cn",
    creditCode: "91530800MA6",
    website: "tea.example.cn",
    pictures: "",
  });
  await certify(tea, "T-1", { kind: "organic", level: "special" });
  await certify(tea, "T-2", { kind: "gap", level: "first" });
  const coffee = await enterprise("巴松咖啡", "LA1604", { sort: "10" });
  await certify(coffee, "C-1", { kind: "laoOrganic", level: "special" });
  await certify(coffee, "C-2", { kind: "organic", isRevoked: "1" });
  await enterprise("占巴塞贸易", "LA16", { sort: "30", isPinned: "1", type: "trade" });
  const lapsed = await enterprise("昆明果园", "530000", { sort: "40" });
  await certify(lapsed, "L-1", { kind: "organic", level: "special", validUntil: "2026-05-31" });
});
afterAll(() => app.close());

it("has telephone numbers in the digits of telephones, also typed in Lao ones", async () => {
  const lao = "໐໒໐ ໕໕໕໕ ໙໙໙໙";
  const saved = await admin.post(`/cms/enterprise/${ids["昆明果园"]}/update`, { hotline: lao, phone: lao });
  expect(saved).toMatchObject({ code: 0, data: { hotline: "020 5555 9999", phone: "020 5555 9999" } });
});

it("is saved with a website that is one, or none", async () => {
  for (const website of ["javascript:alert(1)//", "//evil.example", "https://u:p@evil.example", "file:///etc/passwd"])
    expect(
      await admin.post(`/cms/enterprise/${ids["澜沧古茶"]}/update`, { website, version: "2" }),
      website,
    ).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "website" }] },
    });
});

describe("enterprises on the public site", () => {
  it("stand as the editors arranged them, pinned ones first, each on one page", async () => {
    const all = ["占巴塞贸易", "巴松咖啡", "澜沧古茶", "昆明果园"];
    expect(await names("")).toEqual(all);
    expect([...(await names("size=3&page=1")), ...(await names("size=3&page=2"))]).toEqual(all);
  });

  it("are found by what they are certified for now, by region with all that is in it, and by their kind", async () => {
    expect(await names("certified=1")).toEqual(["巴松咖啡", "澜沧古茶"]);
    expect(await names("kind=organic")).toEqual(["澜沧古茶"]);
    expect(await names("level=special")).toEqual(["巴松咖啡", "澜沧古茶"]);
    expect(await names("kind=gap&level=special"), "of one certificate, not of two").toEqual([]);
    expect(await names("division=LA16")).toEqual(["占巴塞贸易", "巴松咖啡"]);
    expect(await names("division=LA&certified=1")).toEqual(["巴松咖啡"]);
    expect(await names("division=530800")).toEqual(["澜沧古茶"]);
    expect(await names("type=trade")).toEqual(["占巴塞贸易"]);
    expect(await names("division=nowhere")).toEqual([]);
    for (const odd of ["page=0", "size=1000", "certified=x", "page=abc"])
      expect((await visit(`list?${odd}`)).code, odd).toBeGreaterThan(400_000);
    // Filters and sorting of the console are ignored here.
    expect(await visit("list?query.state||eq=draft&sort=version%20desc&isBin=1")).toMatchObject({ total: 4 });
  });

  it("are counted by province, the most first", async () => {
    const counted = async (query: string) =>
      ((await visit(`places?${query}`)).data as { code: string; country: string; count: number }[]).map(
        ({ code, country, count }) => `${country} ${code} ${count}`,
      );
    expect(await counted("")).toEqual(["中国 530000 2", "老挝 LA16 2"]);
    expect(await counted("certified=1")).toEqual(["中国 530000 1", "老挝 LA16 1"]);
  });

  it("are searched by name in every spelling, and by no word about people", async () => {
    for (const words of ["古茶", "gucha", "lcgc", "Lancang", "91530800MA6"])
      expect(await names(`search=${encodeURIComponent(words)}`), words).toEqual(["澜沧古茶"]);
    for (const words of ["李丽华", "lilihua", "13900001234", "0000", "li@example.cn"])
      expect(await names(`search=${encodeURIComponent(words)}`), words).toEqual([]);
  });

  it("keep their people to themselves", async () => {
    const whole = JSON.stringify([await visit(`get?id=${ids["澜沧古茶"]}`), await visit("list")]);
    expect(whole).not.toMatch(/李丽华|139 0000|li@example/);
    expect(whole).toContain("tea.example.cn");
  });

  it("are read in the language asked for, in the Chinese where a translation is missing (§2)", async () => {
    expect((await visit(`get?id=${ids["澜沧古茶"]}`, "lo")).data).toMatchObject({
      name: { text: "澜沧古茶", language: "zh" },
      introduction: { text: "<p>ຊາ</p>", language: "lo" },
      region: { code: "530000", name: "ແຂວງຢຸນນານ" },
      certified: [
        { number: "T-1", levelName: "ຊັ້ນພິເສດ" },
        { number: "T-2", levelName: "ຊັ້ນ 1" },
      ],
    });
    expect((await visit(`get?id=${ids["澜沧古茶"]}`, "en")).data).toMatchObject({
      name: { text: "Lancang Old Tea", language: "en" },
      place: "Yunnan · Lancang Lahu Autonomous County",
    });
  });

  it("follow a revoked certificate at once", async () => {
    expect((await visit("list?kind=gap"))["total"]).toBe(1);
    const [found] = (await admin.post("/cms/certificate/list", { "query.number||eq": "T-2" }))["results"] as {
      id: string;
      version: number;
    }[];
    const changed = await admin.post(`/cms/certificate/${found?.id}/update`, {
      isRevoked: "1",
      version: found?.version,
    });
    expect(changed.code).toBe(0);
    expect((await visit("list?kind=gap"))["total"]).toBe(0);
    expect((await visit(`get?id=${ids["澜沧古茶"]}`)).data).toMatchObject({ certified: [{ number: "T-1" }] });
  });
});
