import { LANGUAGES, type Words } from "../../contract/text.ts";

/*
 * The two columns at the end of an exported sheet that tell its rows apart: which record one is, and how far that record was when it
 * was exported. With them an export can be sent back without doubling anything.
 */

interface KeyColumn {
  readonly wireName: "id" | "version";
  readonly label: Words;
}

export const KEY_COLUMN: KeyColumn = {
  wireName: "id",
  label: { zh: "记录标识", lo: "ລະຫັດຂໍ້ມູນ", en: "Record key" },
};
export const VERSION_COLUMN: KeyColumn = {
  wireName: "version",
  label: { zh: "记录版本", lo: "ລຸ້ນຂໍ້ມູນ", en: "Record version" },
};

export const namesOfKeyColumn = ({ wireName, label }: KeyColumn): string[] => [
  wireName,
  ...LANGUAGES.map((language) => label[language]),
];
