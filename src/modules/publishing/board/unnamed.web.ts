import { LANGUAGES, type Language } from "../../../contract/text.ts";
import type { BoardRecord } from "../publishing.ts";

/** The languages in which a board asks for a record's name; what the public sees is changed in its form alone. */
export const unnamedIn = ({ state, titles }: Pick<BoardRecord, "state" | "titles">): Language[] =>
  state === "published" ? [] : LANGUAGES.filter((each) => !titles[each]);
