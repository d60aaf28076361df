import { describe, expect, it } from "vitest";
import type { Words } from "../../../contract/text.ts";
import { indexTitles, matchOf } from "./matching.ts";

const DIVISIONS: Words = { zh: "行政区划", lo: "ເຂດປົກຄອງ", en: "Administrative divisions" };
const page = indexTitles(DIVISIONS, "xing zheng qu hua");
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

  it("before its pinyin is known, by its characters", () => {
    expect(matchOf(indexTitles(DIVISIONS), "行政", "zh")).toBeDefined();
    expect(matchOf(indexTitles(DIVISIONS), "xzqh", "zh")).toBeUndefined();
  });

  it("first when its beginning was typed, in the reader's language", () => {
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
