import type { FieldKind } from "./field.ts";

/** What the program asks of a kind of fields without knowing which it is. */
interface KindTraits {
  /** A list can be in its order. */
  readonly isSortable: boolean;
  /** Its text is HTML, cleaned before it is stored (RT-01). */
  readonly isHtml?: true;
  /** People write it: what changed in it is shown word by word. */
  readonly isWritten?: true;
  /** It is shown as a picture. */
  readonly isPicture?: true;
  /** How many pictures its text can name; absent: none. */
  readonly pictures?: "one" | "several";
}

/** Of every kind; a new one says it here, or does not compile. */
export const KIND_TRAITS: Readonly<Record<FieldKind, KindTraits>> = {
  text: { isSortable: true },
  "long-text": { isSortable: false, isWritten: true, pictures: "several" },
  "translated-text": { isSortable: true, isWritten: true },
  number: { isSortable: true },
  flag: { isSortable: true },
  dictionary: { isSortable: true },
  date: { isSortable: true },
  image: { isSortable: false, isPicture: true, pictures: "one" },
  images: { isSortable: false, isPicture: true, pictures: "several" },
  reference: { isSortable: true },
  references: { isSortable: false },
  choice: { isSortable: true },
  choices: { isSortable: false },
  moment: { isSortable: true },
  "rich-text": { isSortable: false, isHtml: true, isWritten: true, pictures: "several" },
  password: { isSortable: false },
};
