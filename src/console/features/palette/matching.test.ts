import { describe, expect, it } from "vitest";
import type { Words } from "../../../contract/text.ts";
import { indexed, marksOf, matchOf } from "./matching.ts";

const DIVISIONS: Words = { zh: "行政区划", lo: "ເຂດປົກຄອງ", en: "Administrative divisions" };
const page = indexed(DIVISIONS, "xing zheng qu hua");
const parts = (title: string, query: string, reading = "") =>
  marksOf(title, query, reading === "" ? [] : reading.split(" ")).map(([from, to]) => title.slice(from, to));

describe("a name is found", () => {
  it.each([
    ["行政"],
    ["区划"],
    ["xingzheng"],
    ["quhua"],
    ["xzqh"],
    ["QH"],
    ["ປົກຄອງ"],
    ["ເຂດ"],
    ["divi"],
    ["admin div"],
    ["ＡＤＭＩＮ"],
    ["行政 divisions"],
  ])("by %s", (query) => {
    for (const language of ["zh", "lo", "en"] as const) expect(matchOf(page, query, language)).toBeDefined();
  });

  it.each([["划区"], ["visions"], ["xq"], ["zzz"], [""], ["!?"]])("not by %j", (query) => {
    expect(matchOf(page, query, "zh")).toBeUndefined();
  });

  it("before the reading is known, by its characters", () => {
    expect(matchOf(indexed(DIVISIONS), "行政", "zh")).toBeDefined();
    expect(matchOf(indexed(DIVISIONS), "xzqh", "zh")).toBeUndefined();
  });

  it("best where its beginning was typed, in the language that is read", () => {
    expect(matchOf(page, "行政", "zh")?.rank).toBe(0);
    expect(matchOf(page, "区划", "zh")?.rank).toBe(1);
    expect(matchOf(page, "divi", "zh")).toMatchObject({
      rank: 2,
      marks: [],
      other: { language: "en", title: DIVISIONS.en },
    });
    expect(matchOf(page, "xzqh", "lo")?.other).toMatchObject({ language: "zh", marks: [[0, 4]] });
  });
});

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

  it("never parts a Lao letter from its vowel and tone", () => {
    expect(parts("ຂໍ້ມູນ", "ຂ")).toEqual(["ຂໍ້"]);
  });
});
