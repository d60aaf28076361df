import { statusTag } from "../../web/format/status-tag.ts";
import type { DictionaryField } from "./dictionary.ts";

/** The entry's own colour; in dictionaries of states, otherwise a colour by its code. */
export const entryColor = (
  { group }: DictionaryField,
  value: string,
  own: string | null | undefined,
): string | undefined => own || (/status$/i.test(group) ? statusTag(value) : undefined);
