import { Button } from "antd";
import { EmptyState } from "../components/states/EmptyState.tsx";
import { useText } from "../i18n/language.tsx";
import { TABLE_TEXTS } from "./table-texts.ts";

/** Shown where a search or filter finds nothing. */
export function NoResults({ onClear }: { readonly onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t(TABLE_TEXTS.noResults)}
      text={t(TABLE_TEXTS.noResultsHelp)}
      actions={<Button onClick={onClear}>{t(TABLE_TEXTS.clearFilters)}</Button>}
    />
  );
}
