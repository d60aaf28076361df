import { DEFAULT_THEME_COLOR } from "../../../contract/preferences/preferences.ts";
import { defineTexts } from "../../../contract/text.ts";

const names = defineTexts("theme-color", {
  sky: { zh: "天蓝", lo: "ຟ້າ", en: "Sky" },
  indigo: { zh: "靛蓝", lo: "ຄາມ", en: "Indigo" },
  violet: { zh: "紫罗兰", lo: "ມ່ວງ", en: "Violet" },
  orchid: { zh: "兰紫", lo: "ມ່ວງດອກເຜິ້ງ", en: "Orchid" },
  lotus: { zh: "莲红", lo: "ບົວແດງ", en: "Lotus" },
  brick: { zh: "砖红", lo: "ແດງດິນຈີ່", en: "Brick" },
  persimmon: { zh: "柿橙", lo: "ໝາກພັບ", en: "Persimmon" },
  rice: { zh: "稻黄", lo: "ເຫຼືອງຮວງເຂົ້າ", en: "Rice gold" },
  tea: { zh: "茶绿", lo: "ຂຽວໃບຊາ", en: "Tea" },
  terrace: { zh: "梯田绿", lo: "ນາຂັ້ນໄດ", en: "Terrace" },
  mekong: { zh: "湄公青", lo: "ນ້ຳຂອງ", en: "Mekong" },
  coffee: { zh: "咖啡", lo: "ກາເຟ", en: "Coffee" },
});

/** Presets in the order of the colour wheel, the default first. The theme derives readable shades from any colour. */
export const THEME_PRESETS = [
  { color: DEFAULT_THEME_COLOR, name: names.sky },
  { color: "#4C6FD9", name: names.indigo },
  { color: "#7B61D6", name: names.violet },
  { color: "#A855B8", name: names.orchid },
  { color: "#D6457A", name: names.lotus },
  { color: "#C2453A", name: names.brick },
  { color: "#E07A2F", name: names.persimmon },
  { color: "#D9A514", name: names.rice },
  { color: "#7A9A2B", name: names.tea },
  { color: "#1F8A5B", name: names.terrace },
  { color: "#138A94", name: names.mekong },
  { color: "#8A5A3C", name: names.coffee },
] as const;
