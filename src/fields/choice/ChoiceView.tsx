import { inLanguage } from "../../contract/text.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { ChoicesSkeleton } from "../../web/filter/ChoicesSkeleton.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { lazyControl } from "../lazy-control.tsx";
import type { ChoiceField } from "./choice.ts";

/** A stored value that the program no longer knows is shown as it is. */
function Cell({ field, value }: CellProps<ChoiceField>) {
  const language = useLanguage();
  const words = value === null ? undefined : field.among().get(value);
  const shown = words ? inLanguage(words, language) : value;
  if (!field.colors || value === null) return <>{shown}</>;
  return (
    <Tag isValue color={field.colors[value]}>
      {shown}
    </Tag>
  );
}

// Loaded with the first form or filter that needs it.
const controls = () => import("./ChoiceControls.tsx");
const Input = lazyControl(async () => (await controls()).ChoiceInput);
const Filter = lazyControl(async () => (await controls()).ChoiceFilter, <ChoicesSkeleton />);

export const choiceView: FieldView<ChoiceField> = { Cell, Input, Filter, width: 130, minWidth: 92 };
