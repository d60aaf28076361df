import { LANGUAGES, type Words } from "../../contract/text.ts";

/*
 * The last two columns of an exported sheet identify the record and its version, so that the sheet can be imported
 * again without duplicates.
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
