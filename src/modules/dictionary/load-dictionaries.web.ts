import { call } from "../../web/api/call.ts";
import { fillDictionaries, type DictionaryOption } from "../../web/lookups/dictionaries.ts";
import { dictionaryCalls, type DictionaryItem } from "./dictionary.ts";

const optionOf = ({
  value,
  label,
  labelEn,
  labelLo,
  isActive,
  color,
  pinyinInitials,
}: DictionaryItem): DictionaryOption => ({
  value,
  label: { zh: label, en: labelEn || label, lo: labelLo || label },
  isActive,
  ...(color === "" ? {} : { color }),
  ...(pinyinInitials === "" ? {} : { pinyinInitials }),
});

/** Loads all dictionaries into the options store that fields read. */
export async function loadDictionaries(): Promise<void> {
  const groups = await call(dictionaryCalls.all, {});
  fillDictionaries(Object.fromEntries(Object.entries(groups).map(([group, items]) => [group, items.map(optionOf)])));
}
