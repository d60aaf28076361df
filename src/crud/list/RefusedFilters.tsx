import type { TranslatedFieldError } from "../../contract/errors.ts";
import type { Text } from "../../contract/text.ts";
import { ErrorState } from "../../web/components/ErrorState.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { TABLE_TEXTS } from "../../web/table/table-texts.ts";
import type { ListErrorProps } from "./ListError.tsx";
import { REFUSED_FILTER_TEXTS as TEXTS } from "./texts.ts";

const FILTER = /^query\.(.+)\|\|/;

/** Every list can be filtered by these, which no declaration names. */
const SYSTEM: Readonly<Record<string, Text>> = { createdAt: TEXTS.createdAt, updatedAt: TEXTS.updatedAt };

interface RefusedFiltersProps extends ListErrorProps {
  readonly refused: readonly TranslatedFieldError[];
}

/** Names the filters that the server cannot read, and clears them alone. */
export function RefusedFilters({ module, error, refused, view, change, onRetry }: RefusedFiltersProps) {
  const t = useText();
  const named = refused.flatMap(({ field, message }) => {
    const name = FILTER.exec(field)?.[1];
    if (name === undefined) return [];
    const label = module.properties.find(({ wireName }) => wireName === name)?.property.label ?? SYSTEM[name];
    return [{ name, label: label ? t(label) : name, message }];
  });
  const labels = named.map(({ label }) => label).join(", ");
  const clearNamed = () =>
    change({ filters: view.filters.filter(({ field }) => !named.some(({ name }) => name === field)) });
  return (
    <ErrorState
      error={error}
      onRetry={onRetry}
      text={named.map(({ label, message }) => `${label}: ${message}`).join(" · ")}
      action={
        named.length > 0
          ? { label: t(TEXTS.clear, { filters: labels }), onClick: clearNamed }
          : { label: t(TABLE_TEXTS.clearFilters), onClick: () => change({ filters: [], search: undefined }) }
      }
    />
  );
}
