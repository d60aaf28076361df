import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ImportResult } from "../../contract/import-result.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import type { Language } from "../../contract/text.ts";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
let division: string;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    "select id from division where value = 'LA1601'",
  );
  division = String(rows[0]?.id);
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query("delete from product"));

const HEAD = ["原文语言", "名称", "品类", "产地", "上市月份", "置顶"];

async function send(rows: readonly (readonly Cell[])[], language: Language = "zh"): Promise<ImportResult> {
  const body = new FormData();
  body.set("dryRun", "1");
  body.set("file", new File([new Uint8Array(await writeSheet("x", [HEAD, ...rows]))], "x.xlsx"));
  const headers = { [ACCESS_TOKEN]: admin.token, "accept-language": language };
  const sent = await fetch(`${app.origin}/api/cms/product/import`, { method: "POST", body, headers });
  return ((await sent.json()) as { data: ImportResult }).data;
}
const failures = async (rows: readonly (readonly Cell[])[], language?: Language) =>
  (await send(rows, language)).failed.map(({ row, field, message }) => `${row} ${field} ${message}`);

const CATEGORIES =
  "可填的值：粮油; 蔬菜; 水果; 茶叶; 咖啡; 香料与药材; 菌类与林产; 坚果与豆类; 花卉; 畜禽; 水产; 蜂产品; 加工食品; 手工艺品";
const NO_NAME = "name 原文语言为中文，请填写";

it("says everything that is wrong with a row at once: unreadable cells, unknown entries and missing texts", async () => {
  const gone = "没有这样的记录，或已停用";
  const found = await failures([
    ["中文", "甲", "不存在的类", division, "13月", ""],
    ["中文", "", "咖啡", "", "", ""],
    ["中文", "", "", "", "", ""],
    ["老挝文", "乙", "咖啡", "火星", "1月", ""],
    ["中文", "长".repeat(121), "咖啡", division, "", ""],
  ]);
  expect(found.toSorted()).toEqual(
    [
      `2 category “不存在的类”：${CATEGORIES}`,
      "2 months “13月”：可填的值：1月; 2月; 3月; 4月; 5月; 6月; 7月; 8月; 9月; 10月; 11月; 12月",
      "3 division 请填写此项",
      `3 ${NO_NAME}`,
      "4 category 请填写此项",
      "4 division 请填写此项",
      `4 ${NO_NAME}`,
      `5 division “火星”：${gone}`,
      "5 nameLo 原文语言为老挝文，请填写",
      `6 name “${"长".repeat(40)}…”：最多 120 个字符`,
    ].toSorted(),
  );
});

it("says of a new row that a stored record has its name, and nothing of others", async () => {
  const row = (name: string) => ["中文", name, "咖啡", division, "", ""];
  await admin.post("/cms/product/add", { name: "甲", category: "coffee", division });
  const { notes, added } = await send([row("甲"), row("乙")]);
  expect([added, notes]).toEqual([2, [{ row: 2, message: "已有同名记录；导入后会有两条" }]]);
});

it("says of new rows with one name which other row has it, in the reader's language", async () => {
  const row = (name: string) => ["中文", name, "咖啡", division, "", ""];
  const { notes, added } = await send([row("丙"), row("丁"), row("丙")]);
  expect([added, notes]).toEqual([
    3,
    [
      { row: 2, message: "与第 4 行同名；导入后会有多条同名记录" },
      { row: 4, message: "与第 2 行同名；导入后会有多条同名记录" },
    ],
  ]);
  expect((await send([row("丙"), row("丙")], "lo")).notes?.[0]?.message).toContain("ຊື່ຄືກັນກັບແຖວ 3");
});

it("counts a row with several faults as one that is neither added nor changed", async () => {
  const counted = await send([
    ["中文", "", "不存在的类", "", "", ""],
    ["中文", "甲", "咖啡", division, "", ""],
  ]);
  expect(counted).toMatchObject({ total: 2, added: 1, updated: 0, unchanged: 0 });
});

it("reads months and other fixed values in full width", async () => {
  const row = ["中文", "甲", "咖啡", division, "１月；２月、12", ""];
  expect(await send([row])).toMatchObject({ added: 1, failed: [] });
});

it.each([
  ["zh", "可填的值：1月; 2月; 3月", "可填的值：中文; 老挝文; 英文", "可填的值：是; 否"],
  ["lo", "ຄ່າທີ່ຕື່ມໄດ້: ມັງກອນ; ກຸມພາ", "ຄ່າທີ່ຕື່ມໄດ້: ພາສາຈີນ; ພາສາລາວ; ພາສາອັງກິດ", "ຄ່າທີ່ຕື່ມໄດ້: ແມ່ນ; ບໍ່ແມ່ນ"],
  ["en", "Possible values: January; February", "Possible values: Chinese; Lao; English", "Possible values: Yes; No"],
] as const)(
  "names the values that a column may have where there are few, in the reader's language (%s)",
  async (language, months, languages, isPinned) => {
    const found = await failures([["法文", "甲", "咖啡", division, "13月", "也许"]], language);
    expect(found).toHaveLength(3);
    for (const words of [months, languages, isPinned]) expect(found).toContainEqual(expect.stringContaining(words));
  },
);

it("explains a column of the template in whole sentences", async () => {
  const template = await admin.get("/cms/product/import/template");
  const [, explained] = (await readXlsx(Buffer.from(String(template["bytes"]), "hex"))).sheets;
  expect(explained?.rows.find(([name]) => name === "Written in")?.[2]).toBe(
    "One of the possible values. Only this language is required; the others are translations of it",
  );
});
