import { defineTexts, type Words } from "../../contract/text.ts";

const texts = defineTexts("translationRules", {
  places: {
    zh: "必须保留且只能使用这些占位符：{places}",
    lo: "ຕ້ອງມີ ແລະ ໃຊ້ໄດ້ສະເພາະຊ່ອງເຕີມເຫຼົ່ານີ້: {places}",
    en: "Keep exactly these placeholders: {places}",
  },
  noPlaces: {
    zh: "此文本没有占位符，不能使用花括号",
    lo: "ຂໍ້ຄວາມນີ້ບໍ່ມີຊ່ອງເຕີມ, ໃຊ້ວົງປີກກາບໍ່ໄດ້",
    en: "This text has no placeholders. Remove the braces",
  },
  empty: {
    zh: "请填写内容；恢复原文请用“恢复”",
    lo: "ກະລຸນາປ້ອນຂໍ້ຄວາມ; ຖ້າຕ້ອງການຂໍ້ຄວາມເດີມໃຫ້ໃຊ້ “ກັບຄືນຂໍ້ຄວາມເດີມ”",
    en: "Enter some text. To use the original again, restore it",
  },
});

const placesOf = (words: string): readonly string[] =>
  [...new Set([...words.matchAll(/\{(\w+)\}/g)].map(([place]) => place))].sort();

/** Checks that a text keeps exactly the `{name}` placeholders of the shipped one; undefined if valid. */
export function errorOf(
  shipped: string,
  words: string,
): { readonly words: Words; readonly parameters?: { readonly places: string } } | undefined {
  if (words.trim() === "") return { words: texts.empty };
  const [wanted, given] = [placesOf(shipped), placesOf(words)];
  if (wanted.join() === given.join()) return undefined;
  // Placeholders shown as `{name}` parameters are not filled again.
  return wanted.length === 0
    ? { words: texts.noPlaces }
    : { words: texts.places, parameters: { places: wanted.join(" ") } };
}
