import { LANGUAGES, type Language } from "../../../contract/text.ts";
import type { BoardRecord } from "../publishing.ts";

/** Languages in which the name is missing; a published record is only changed in its form. */
export const languagesWithoutName = ({ state, titles }: Pick<BoardRecord, "state" | "titles">): Language[] =>
  state === "published" ? [] : LANGUAGES.filter((each) => !titles[each]);
