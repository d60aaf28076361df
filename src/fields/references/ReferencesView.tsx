import { Select } from "antd";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView, InputProps } from "../field-view.web.ts";
import { ReferenceFilter } from "../reference/ReferenceView.tsx";
import { useTitle } from "../reference/titles.web.ts";
import { useChooser } from "../reference/use-chooser.tsx";
import type { ReferencesField } from "./references.ts";
import style from "./references.module.css";

// A record that went into the bin since the list was read has no title and no place any more.
function Tag({ path, id }: { readonly path: `/${string}`; readonly id: string }) {
  const language = useLanguage();
  const title = useTitle(path, id);
  return title ? <span className={style.tag}>{inLanguage(title, language)}</span> : null;
}

function Cell({ field, value, isWhole }: CellProps<ReferencesField>) {
  return (
    <span className={style.tags} data-whole={isWhole ? "" : undefined}>
      {value?.map((id) => (
        <Tag key={id} path={field.path} id={id} />
      ))}
    </span>
  );
}

function Input({ field, value, onChange, ...control }: InputProps<ReferencesField>) {
  const chosen = value ?? [];
  return (
    <Select
      {...control}
      {...useChooser(field.path, chosen)}
      mode="multiple"
      allowClear={!field.isRequired}
      value={[...chosen]}
      onChange={(next) => onChange?.(next)}
    />
  );
}

export const referencesView: FieldView<ReferencesField> = { Cell, Input, Filter: ReferenceFilter, width: 200 };
