import type { FieldKind } from "./field.ts";

/** Properties of a field kind that other code needs without knowing the kind. */
interface KindTraits {
  /** Lists can be sorted by it. */
  readonly isSortable: boolean;
  /** The value is HTML, sanitised before it is stored (RT-01). */
  readonly isHtml?: true;
  /** Prose: changes are shown word by word. */
  readonly isWritten?: true;
  /** Shown as a picture. */
  readonly isPicture?: true;
  /** Downloads of readers. */
  readonly isDocument?: true;
  /** Number of stored files that a value can refer to; absent: none. */
  readonly files?: "one" | "several";
  /** Few values, shared by many records: filters offer them with the number of records of each. */
  readonly isCounted?: true;
}

/** A kind without an entry does not compile. */
export const KIND_TRAITS: Readonly<Record<FieldKind, KindTraits>> = {
  text: { isSortable: true },
  "long-text": { isSortable: false, isWritten: true, files: "several" },
  "translated-text": { isSortable: true, isWritten: true },
  number: { isSortable: true },
  flag: { isSortable: true, isCounted: true },
  dictionary: { isSortable: true, isCounted: true },
  date: { isSortable: true },
  image: { isSortable: false, isPicture: true, files: "one" },
  images: { isSortable: false, isPicture: true, files: "several" },
  documents: { isSortable: false, isDocument: true, files: "several" },
  reference: { isSortable: true, isCounted: true },
  references: { isSortable: false, isCounted: true },
  choice: { isSortable: true, isCounted: true },
  choices: { isSortable: false, isCounted: true },
  moment: { isSortable: true },
  "rich-text": { isSortable: false, isHtml: true, isWritten: true, files: "several" },
  password: { isSortable: false },
};
