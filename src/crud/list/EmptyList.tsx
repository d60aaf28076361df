import { Button } from "antd";
import { ErrorState } from "../../web/components/ErrorState.tsx";
import { EmptyState } from "../../web/components/EmptyState.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { recordWord } from "../record-title.ts";
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

interface ListErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Why there are no rows. An address may ask for what cannot be, such as a day that is none: then its filters go. */
export function ListError({ error, onRetry, onClear }: ListErrorProps) {
  const t = useText();
  return (
    <ErrorState error={error} onRetry={onRetry} action={{ label: t(CRUD_TEXTS.clearFilters), onClick: onClear }} />
  );
}

/** Shown where a search or filter finds nothing. */
export function NoResults({ onClear }: { readonly onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t(CRUD_TEXTS.noResults)}
      text={t(CRUD_TEXTS.noResultsHelp)}
      actions={<Button onClick={onClear}>{t(CRUD_TEXTS.clearFilters)}</Button>}
    />
  );
}
