import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crudRoutes } from "../crud-routes.server.ts";
import { askedTokens, tokensOf } from "./search-tokens.ts";
import { pinyinInitials } from "./pinyin.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { crop, CROP_SCHEMA } from "../testing/stored-crop.ts";

let app: CrudApp;
const ROWS = [
  { code: "GB2312-01", name: "重庆农业银行", nameEn: "Agricultural Bank of Chongqing", nameLo: "ທະນາຄານກະສິກຳ" },
  { code: "r-2", name: "中国水稻研究所", nameEn: "Rice Research Institute", nameLo: "ສະຖາບັນຄົ້ນຄວ້າເຂົ້າ" },
  { code: "EN-000013", name: "进口07", nameEn: "Imports, vege\u00adtables", nameLo: "ນຳເຂົ້າ ໐໗ ຜັກ\u200bບົ້ງ" },
  { code: "EN-000014", name: "各种蔬菜", nameEn: "Various", nameLo: "ຜັກຕ່າງ ໆ ນ້ຳ ຯລຯ" },
  { code: "r-3", name: "绿色食品", nameEn: "Green food", nameLo: "ອາຫານສີຂຽວ ນະຄອນຫຼວງວຽງຈັນ" },
];
const found = async (search: string) => {
  const { body } = await app.client.post("/test/crop/list", { search, sort: "code asc" }, { token: ADMIN });
  return (body["results"] as { code: string }[]).map(({ code }) => code);
};

beforeAll(async () => {
  app = await startCrudApp((services) => crudRoutes(crop, services), CROP_SCHEMA);
  for (const row of ROWS) await app.client.post("/test/crop/add", row, { token: ADMIN });
});
afterAll(() => app.close());

describe("search", () => {
  it.each([
    ["one Chinese character", "稻", ["r-2"]],
    ["two Chinese characters in the middle", "农业", ["GB2312-01"]],
    ["characters that are there but not together", "农行", []],
    ["a whole Chinese name", "中国水稻研究所", ["r-2"]],
    ["pinyin with the reading the word has", "chongqing", ["GB2312-01"]],
    ["pinyin from the middle", "yinhang", ["GB2312-01"]],
    ["ü typed as v", "lvse", ["r-3"]],
    ["pinyin initials", "cqnyyh", ["GB2312-01"]],
    ["initials from the middle", "SDYJS", ["r-2"]],
    ["a Lao word", "ກະສິກຳ", ["GB2312-01"]],
    ["the beginning of a Lao word", "ວຽງ", ["r-3"]],
    ["a Lao word typed with the letters taken apart", "ກະສິກໍາ", ["GB2312-01"]],
    ["the beginning of a Lao name", "ນະຄອນ", ["r-3"]],
    ["the beginning of an English word in capitals", "RESEA", ["r-2"]],
    ["two words in any order", "institute rice", ["r-2"]],
    ["words of two languages", "水稻 rice", ["r-2"]],
    ["full-width letters", "ｇｒｅｅｎ", ["r-3"]],
    ["digits inside a code", "2312", ["GB2312-01"]],
    ["a Lao name with digits", "ນຳເຂົ້າ ໐໗ ຜັກບົ້ງ", ["EN-000013"]],
    ["digits of another script", "໐໐໐໐໑໓", ["EN-000013"]],
    ["digits of a third one", "๐๐๐០១၃", ["EN-000013"]],
    ["words that the stored text breaks", "ຜັກບົ້ງ vegetables", ["EN-000013"]],
    ["words that the query breaks", "ຜັກ\u2060ບົ້\ufeffງ", ["EN-000013"]],
    ["a repetition sign without its space", "ຜັກຕ່າງໆ", ["EN-000014"]],
    ["a repetition sign after a space", "ຜັກຕ່າງ ໆ", ["EN-000014"]],
    ["a Lao vowel typed around the tone", "ນໍ້າ", ["EN-000014"]],
    ["a sign that begins no syllable", "ຯລຯ", ["EN-000014"]],
    ["signs that mean something to the query language", "rice' | green:* & !x \\ (", []],
    ["only signs", "!!! ' \\", []],
    ["nothing like it", "zzz", []],
  ])("finds by %s", async (_, search, codes) => {
    expect(await found(search)).toEqual(codes);
  });

  it("follows a changed name", async () => {
    const { body } = await app.client.post("/test/crop/add", { code: "moved", name: "老名字" }, { token: ADMIN });
    await app.client.post(
      `/test/crop/${(body.data as { id: string }).id}/update`,
      { name: "新名字" },
      { token: ADMIN },
    );
    expect(await found("老名字")).toEqual([]);
    expect(await found("xmz")).toEqual(["moved"]);
    expect(await found("moved")).toEqual(["moved"]);
  });
});

it("writes the pinyin initials of a label, Latin letters and digits as they are", () => {
  expect([
    pinyinInitials("农药局"),
    pinyinInitials("重庆农业银行行长"),
    pinyinInitials("A级 2025"),
    pinyinInitials("ກິໂລ"),
    pinyinInitials(""),
  ]).toEqual(["nyj", "cqnyyhhz", "aj2025", "", ""]);
});

it("makes tokens of letters, marks and digits only, and few of a long text", () => {
  const odd = "a'b\\c:*&|!()<->\u0000\ud800 水'稻 ເຂົ້າ".repeat(500);
  for (const token of [...tokensOf(odd), ...askedTokens(odd)]) expect(token).toMatch(/^[\p{L}\p{M}\p{N}]{1,24}$/u);
  expect(new Set(tokensOf(odd)).size).toBeLessThan(100);
  expect(askedTokens(odd).length).toBeLessThanOrEqual(12);
});
