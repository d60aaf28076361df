import { expect, test } from "vitest";
import { topEntries } from "../../menu/menu-entries.ts";
import { menuNode, type Sketch } from "../../testing/menu-node.ts";
import { chineseTitles, isLatinOnly, matches, matchesPinyin } from "./matches.ts";

const named = (path: string, title: string, titleEn: string, titleLo: string, children: Sketch[] = []): Sketch => ({
  path,
  meta: { title, titleEn, titleLo },
  children,
});
const MENUS = [
  named("/sys", "系统", "System", "ລະບົບ", [
    named("words", "词汇", "Words", "ຄຳສັບ", [
      named("dict", "数据字典", "Dictionaries", "ວັດຈະນານຸກົມ"),
      named("system", "系统词", "System words", "ຄຳຂອງລະບົບ"),
    ]),
    named("map", "区划", "Divisions", "ເຂດປົກຄອງ"),
    named("terms", "第 1 期", "Term 1", "ໄລຍະ ໑ ຜັກຕ່າງ ໆ"),
  ]),
];
const found = (question: string) => matches(topEntries(MENUS.map(menuNode)), question).map(({ entry }) => entry.path);

test.each([
  ["字典", ["/sys/words/dict"]],
  ["ＤＩＣＴ", ["/sys/words/dict"]],
  ["ເຂດ", ["/sys/map"]],
  ["system dict", ["/sys/words/dict"]],
  ["system", ["/sys/words/system", "/sys/words/dict", "/sys/map", "/sys/terms"]],
  ["ໄລຍະ 1", ["/sys/terms"]],
  ["term ໑", ["/sys/terms"]],
  ["ຜັກ\u200bຕ່າງໆ", ["/sys/terms"]],
  ["  ", []],
  ["nothing", []],
])("“%s” finds %j, whatever language the menu is shown in", (question, paths) =>
  expect(found(question)).toEqual(paths),
);

test.each([
  ["sjzd", ["/sys/words/dict"]],
  ["zidian", ["/sys/words/dict"]],
  ["quhua", ["/sys/map"]],
  ["xt quhua", ["/sys/map"]],
  ["ujz", []],
])("“%s” finds %j by how the Chinese titles are read", (question, paths) => {
  const entries = topEntries(MENUS.map(menuNode));
  const pinyin = new Map([
    ["系统", "xi tong"],
    ["数据字典", "shu ju zi dian"],
    ["区划", "qu hua"],
  ]);
  expect(chineseTitles(entries)).toEqual(expect.arrayContaining([...pinyin.keys()]));
  expect(matchesPinyin(entries, question, pinyin).map(({ entry }) => entry.path)).toEqual(paths);
});

test("only Latin letters may be pinyin", () => {
  expect(["sjzd", "Xing Zheng", "字典", "a1", " "].map(isLatinOnly)).toEqual([true, true, false, false, false]);
});
