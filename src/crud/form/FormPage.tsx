import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import type { Module } from "../define-module.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { RecordForm } from "./RecordForm.tsx";
import { useFormSession } from "./use-form-session.web.ts";
import { useRecordTitle } from "./use-record-title.web.ts";
import { useRecord, type Row } from "../record-queries.web.ts";
import edge from "../../web/page/scroll-edge.module.css";
import style from "./form.module.css";

/** The form in a tab of its own. Without an id in the address it is a new record. */
export function FormPage({ module, arrangement }: { readonly module: Module; readonly arrangement?: FormArrangement }) {
  const t = useText();
  const { query, setQuery, setDirty, open, close } = usePage();
  const id = query.get("id") ?? undefined;
  const copyOf = query.get("copy") ?? undefined;
  const goOnWith = (row: Row) => setQuery(new URLSearchParams({ id: row.id }));
  const { key, continueAs } = useFormSession(id ?? `new ${copyOf}`, goOnWith);
  const title = useRecordTitle(module, id, useRecord(module, id));
  return (
    <section className={`${edge.edge} ${style.page}`}>
      <h1>{title ?? t(module.record)}</h1>
      <RecordForm
        key={key}
        module={module}
        id={id}
        arrangement={arrangement}
        start={arrangement?.start}
        copyOf={copyOf}
        onSaved={(row) => (id === undefined ? goOnWith(row) : undefined)}
        onAdded={(row, staysOpen) => (staysOpen ? continueAs(row) : undefined)}
        onCancel={close}
        onDirty={setDirty}
        onBack={() => {
          open(module.path);
          close();
        }}
      />
    </section>
  );
}
