import { describe, expect, it } from "vitest";
import { highlightsOf } from "./highlights.ts";

const parts = (title: string, query: string, reading = "") =>
  highlightsOf(title, query, reading === "" ? [] : reading.split(" ")).map(([from, to]) => title.slice(from, to));

describe("what was typed is marked", () => {
  it.each([
    ["字典分组", "分组", "", ["分组"]],
    ["数据字典", "zd", "shu ju zi dian", ["字典"]],
    ["数据字典", "juz", "shu ju zi dian", ["据字"]],
    ["Dictionary groups", "group", "", ["group"]],
    ["Dictionary groups", "ary", "", []],
    ["Dictionary groups", "gr dict", "", ["Dict", "gr"]],
    ["A级产品", "cp", "ji chan pin", ["产品"]],
  ])("%s by %s", (title, query, reading, marked) => {
    expect(parts(title, query, reading)).toEqual(marked);
  });

  it("where another text may hold the rest, in part", () => {
    expect(highlightsOf("Green tea", "tea Yunnan")).toEqual([]);
    expect(highlightsOf("Green tea", "tea Yunnan", [], "any")).toEqual([[6, 9]]);
  });

  it.each([
    ["ນຳເຂົ້າ ໐໗ ຜັກ\u200bບົ້ງ", "07 ຜັກບົ້ງ", ["໐໗", "ຜັກ\u200bບົ້ງ"]],
    ["29 ພະຈິກ", "໒໙", ["29"]],
    ["ຜັກຕ່າງ ໆ", "ຜັກຕ່າງໆ", ["ຜັກຕ່າງ ໆ"]],
    ["ນໍ້າ", "ນ້ຳ", ["ນໍ້າ"]],
    ["ＧＲＥＥＮ", "green", ["ＧＲＥＥＮ"]],
  ])("%s by %s, in another spelling", (title, query, marked) => {
    expect(parts(title, query)).toEqual(marked);
  });

  it("never parts a Lao letter from its vowel and tone", () => {
    expect(parts("ຂໍ້ມູນ", "ຂ")).toEqual(["ຂໍ້"]);
  });
});
