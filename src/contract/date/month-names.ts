import { ENGLISH_MONTHS } from "./english-months.ts";

// Full names and the abbreviations of Lao calendars.
const LAO: readonly (readonly string[])[] = [
  ["ມັງກອນ", "ມ.ກ."],
  ["ກຸມພາ", "ກ.ພ."],
  ["ມີນາ", "ມ.ນ.", "ມີ.ນ."],
  ["ເມສາ", "ມ.ສ.", "ເມ.ສ."],
  ["ພຶດສະພາ", "ພ.ພ."],
  ["ມິຖຸນາ", "ມິ.ຖ."],
  ["ກໍລະກົດ", "ກ.ລ."],
  ["ສິງຫາ", "ສ.ຫ."],
  ["ກັນຍາ", "ກ.ຍ."],
  ["ຕຸລາ", "ຕ.ລ."],
  ["ພະຈິກ", "ພ.ຈ."],
  ["ທັນວາ", "ທ.ວ."],
];

/** Month names as people type them → 1 to 12. Keys are NFKC, in lower case, abbreviations also without dots. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map([
  ...ENGLISH_MONTHS.flatMap((name, index): [string, number][] => [
    [name.toLowerCase(), index + 1],
    [name.slice(0, 3).toLowerCase(), index + 1],
  ]),
  ["sept", 9],
  ...LAO.flatMap((names, index) =>
    names.flatMap((name): [string, number][] =>
      [name, name.replaceAll(".", "")].map((each) => [each.normalize("NFKC"), index + 1]),
    ),
  ),
]);
