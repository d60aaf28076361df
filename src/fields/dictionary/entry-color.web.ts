import { statusTag } from "../../web/format/status-tag.ts";
import type { DictionaryField } from "./dictionary.ts";

/** An entry's own colour; of a dictionary of states, else what its codes say. */
export const entryColor = (
  { group }: DictionaryField,
  value: string,
  own: string | null | undefined,
): string | undefined => own || (/status$/i.test(group) ? statusTag(value) : undefined);
