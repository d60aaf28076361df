import { inLanguage } from "../../contract/text.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { useDictionary } from "../../web/lookups/dictionaries.ts";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { ChoicesSkeleton } from "../../web/filter/ChoicesSkeleton.tsx";
import { lazyControl } from "../lazy-control.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import type { DictionaryField } from "./dictionary.ts";
import { entryColor } from "./entry-color.web.ts";

/** A stored value that the dictionary does not have (any more) is shown as it is. */
function Cell({ field, value }: CellProps<DictionaryField>) {
  const language = useLanguage();
  const entry = useDictionary(field.group).find((option) => option.value === value);
  if (value === null || value === "") return null;
  return (
    <Tag isValue color={entryColor(field, value, entry?.color)}>
      {entry ? inLanguage(entry.label, language) : value}
    </Tag>
  );
}

// Loaded with the first form or filter that needs it.
const controls = () => import("./DictionaryControls.tsx");
const Input = lazyControl(async () => (await controls()).DictionaryInput);
const Filter = lazyControl(async () => (await controls()).DictionaryFilter, <ChoicesSkeleton />);

export const dictionaryView: FieldView<DictionaryField> = { Cell, Input, Filter, width: 130, minWidth: 184 };
