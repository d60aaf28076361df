import { useEffect } from "react";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import type { Module } from "../define-module.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { recordTitleOf, recordWord } from "../record-title.ts";
import { RecordForm } from "./RecordForm.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import { useRecord } from "../use-crud.web.ts";
import style from "./form.module.css";

/** A long form in a tab of its own; the record's id stands in the address, none means a new record. */
export function FormPage({ module, arrangement }: { readonly module: Module; readonly arrangement?: FormArrangement }) {
  const t = useText();
  const language = useLanguage();
  const { query, setQuery, setTitle, setDirty, close } = usePage();
  const id = query.get("id") ?? undefined;
  const record = useRecord(module, id).data;
  const title =
    id === undefined
      ? t(CRUD_TEXTS.add, { record: recordWord(module, language) })
      : record
        ? recordTitleOf(module, record, language)
        : undefined;
  useEffect(() => {
    setTitle(title);
  }, [title, setTitle]);
  return (
    <section className={style.page}>
      <h1>{title ?? t(module.record)}</h1>
      <RecordForm
        key={id ?? "new"}
        module={module}
        id={id}
        {...(arrangement ? { arrangement } : {})}
        {...(arrangement?.start ? { start: arrangement.start } : {})}
        onSaved={(row) => (id === undefined ? setQuery(new URLSearchParams({ id: row.id })) : undefined)}
        onCancel={close}
        onDirty={setDirty}
      />
    </section>
  );
}
