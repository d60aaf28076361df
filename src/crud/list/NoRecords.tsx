import { Button } from "antd";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { recordWord } from "../record/record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";

/** Shown while the module has no records. `onAdd` undefined: the user may not add any. */
export function NoRecords({ module, onAdd }: { readonly module: Module; readonly onAdd: (() => void) | undefined }) {
  const t = useText();
  const record = recordWord(module, useLanguage());
  const add = onAdd ? (
    <Button type="primary" onClick={onAdd}>
      {t(CRUD_TEXTS.add, { record })}
    </Button>
  ) : undefined;
  return <EmptyState title={t(CRUD_TEXTS.emptyList, { record })} text={t(module.purpose)} actions={add} />;
}
