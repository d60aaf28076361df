import { Button } from "antd";
import { EmptyState } from "../components/EmptyState.tsx";
import { ErrorState } from "../components/ErrorState.tsx";
import { useText } from "../i18n/language.tsx";
import { TABLE_TEXTS } from "./table-texts.ts";

interface ListErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/**
 * Replaces rows that failed to load. A shared address may contain an invalid filter, such as a day that does not exist:
 * then the filters can be cleared.
 */
export function ListError({ error, onRetry, onClear }: ListErrorProps) {
  const t = useText();
  return (
    <ErrorState error={error} onRetry={onRetry} action={{ label: t(TABLE_TEXTS.clearFilters), onClick: onClear }} />
  );
}

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
