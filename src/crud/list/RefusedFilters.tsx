import type { TranslatedFieldError } from "../../contract/errors.ts";
import type { Filter } from "../../contract/list-query.ts";
import { enumerated } from "../../contract/text.ts";
import { ErrorState } from "../../web/components/ErrorState.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { TABLE_TEXTS } from "../../web/table/table-texts.ts";
import type { ListErrorProps } from "./ListError.tsx";
import { fieldLabel } from "./field-label.ts";
import { Reasons } from "./Reasons.tsx";
import { ADDRESS_TEXTS as TEXTS } from "./texts.ts";

const FILTER = /^query\.(.+)\|\|(.+)$/;

interface RefusedFiltersProps extends ListErrorProps {
  readonly refused: readonly TranslatedFieldError[];
}

/** Names the filters that the server cannot read, and clears them alone. */
export function RefusedFilters({ module, error, refused, view, change, onRetry }: RefusedFiltersProps) {
  const t = useText();
  const language = useLanguage();
  const named = refused.flatMap(({ field, message }) => {
    const [, name, operator] = FILTER.exec(field) ?? [];
    if (name === undefined) return [];
    const label = fieldLabel(module, name);
    return [{ name, operator, filter: label ? t(label) : name, reason: message }];
  });
  // Two operators of one field are refused apart, and read alike.
  const filters = enumerated([...new Set(named.map(({ filter }) => filter))], language);
  const refusals = new Set(named.map(({ filter, reason }) => t(TEXTS.refusal, { filter, reason })));
  const isNamed = ({ field, operator }: Filter): boolean =>
    named.some((each) => each.name === field && each.operator === operator);
  return (
    <ErrorState
      error={error}
      onRetry={onRetry}
      text={refusals.size > 0 ? <Reasons lines={[...refusals]} /> : undefined}
      action={
        named.length > 0
          ? {
              label: t(TEXTS.clear, { filters }),
              onClick: () => change({ filters: view.filters.filter((filter) => !isNamed(filter)) }),
            }
          : { label: t(TABLE_TEXTS.clearFilters), onClick: () => change({ filters: [], search: undefined }) }
      }
    />
  );
}
