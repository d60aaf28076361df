import { inLanguage } from "../../contract/text.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { ChoicesSkeleton } from "../../web/filter/ChoicesSkeleton.tsx";
import { lazyControl } from "../lazy-control.tsx";
import { useTitle } from "../reference/titles.web.ts";
import type { ReferencesField } from "./references.ts";
import style from "./references.module.css";

// A record deleted since the list was loaded has no title and is left out.
function Linked({ path, id }: { readonly path: `/${string}`; readonly id: string }) {
  const language = useLanguage();
  const title = useTitle(path, id);
  return title ? <Tag isValue>{inLanguage(title, language)}</Tag> : null;
}

function Cell({ field, value, isUncut }: CellProps<ReferencesField>) {
  return (
    <span className={style.tags} data-whole={isUncut ? "" : undefined}>
      {value?.map((id) => (
        <Linked key={id} path={field.path} id={id} />
      ))}
    </span>
  );
}

// Loaded with the first form or filter that needs it.
const Input = lazyControl(async () => (await import("./ReferencesInput.tsx")).ReferencesInput);
const Filter = lazyControl(
  async () => (await import("../reference/ReferenceControls.tsx")).ReferenceFilter,
  <ChoicesSkeleton />,
);

export const referencesView: FieldView<ReferencesField> = { Cell, Input, Filter, width: 200, minWidth: 104 };
