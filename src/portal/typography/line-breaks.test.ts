import { expect, test } from "vitest";
import { headlinePieces, htmlAroundNames, knowPlaceNames, textAroundNames } from "./line-breaks.ts";

knowPlaceNames((language) =>
  language === "zh"
    ? ["乌多姆赛省", "丰沙里省", "双江拉祜族佤族布朗族傣族自治县"]
    : ["ແຂວງຫຼວງນ້ຳທາ", "ເມືອງປາກເຊ", "ນະຄອນຫຼວງວຽງຈັນ"],
);

const zh = (text: string) => headlinePieces(text, "zh").join("|");
const lo = (text: string) => headlinePieces(text, "lo").join("|");
const whole = (text: string) =>
  textAroundNames(text, "lo")
    .filter(({ isWhole }) => isWhole)
    .map((part) => part.text);

test("a Chinese headline turns between words, never within a name, before a particle, or between a number and its measure", () => {
  expect(zh("波罗芬高原咖啡开采")).toBe("波罗芬|高原|咖啡|开采");
  expect(zh("从乌多姆赛瓜田到昆明货架")).toBe("从|乌多姆赛|瓜田|到|昆明|货架");
  expect(zh("丰沙里的老茶树：一座山村")).toBe("丰沙里的|老|茶树：|一座|山村");
  expect(zh("一个西瓜")).toBe("一个|西瓜");
  expect(zh("双江茶")).toBe("双江|茶");
  expect(zh("（已更正）“留一半”，再说")).toBe("（已|更正）|“留|一半”，|再说");
  expect(zh("中文 and English 2026")).toBe("中文 |and |English |2026");
  expect(headlinePieces("字".repeat(3) + "x".repeat(40), "zh"), "what has no ends of words").toHaveLength(1);
});

test("a Lao headline turns between words, never within a name", () => {
  expect(lo("ພູພຽງບໍລະເວນເລີ່ມເກັບ: ໃບ (ຕົວຢ່າງ) ຕ່າງໆ")).toBe("ພູພຽງ|ບໍລະເວນ|ເລີ່ມ|ເກັບ: |ໃບ |(ຕົວຢ່າງ) |ຕ່າງໆ");
  expect(lo("ເດືອນນີ້")).toBe("ເດືອນ|ນີ້");
});

test("Lao names and words that a browser's dictionary does not have are whole", () => {
  expect(whole("ກາເຟຈາກພູພຽງບໍລະເວນ")).toEqual(["ພູພຽງ", "ບໍລະເວນ"]);
  expect(whole("ທົດລອງສາງເຢັນຫຼວງນ້ຳທາ")).toEqual(["ຫຼວງນ້ຳທາ"]);
  expect(whole("ແຂວງຫຼວງນ້ຳທາ")).toEqual(["ຫຼວງນ້ຳທາ"]);
  expect(whole("ອາທິດກາເຟປາກເຊ")).toEqual(["ປາກເຊ"]);
  expect(whole("ຕູ້ເຢັນ: ບໍ່ເຕັນ–ຄຸນໝິງ")).toEqual(["ບໍ່ເຕັນ", "ຄຸນໝິງ"]);
  expect(whole("ຫຼວງພະບາງ, ບໍ່ຫານ")).toContain("ບໍ່ຫານ");
  expect(whole("ໂດຍບໍ່ໃຊ້ຄຸກກີ")).toEqual(["ຄຸກກີ"]);
  // The dictionary finds a word that begins in the middle of the one before.
  expect(whole("ຕະຫຼາດຊາລະດູບານ")).toEqual(["ລະດູບານ"]);
});

test("written text keeps its tags, and other languages are not touched", () => {
  expect(htmlAroundNames('<p title="ພູພຽງ">ຢູ່ພູພຽງ: “ບໍລະເວນ”</p>', "lo")).toBe(
    '<p title="ພູພຽງ">ຢູ່<wbr><span class="whole-word">ພູພຽງ</span>: “<span class="whole-word">ບໍລະເວນ</span>”</p>',
  );
  expect(htmlAroundNames("<p>波罗芬</p>", "zh")).toBe("<p>波罗芬</p>");
});
