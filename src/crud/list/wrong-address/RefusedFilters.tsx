import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { TABLE_TEXTS } from "../../../web/table/table-texts.ts";
import type { ListErrorProps } from "../ListError.tsx";
import { Reasons } from "./Reasons.tsx";
import { ADDRESS_TEXTS as TEXTS } from "./texts.ts";
import { useClearLabel } from "./use-clear-label.web.ts";
import { useWrongFilters } from "./use-wrong-filters.web.ts";

/** Names the filters that the server cannot read, and clears them alone. */
export function RefusedFilters({ module, error, view, change, onRetry }: ListErrorProps) {
  const t = useText();
  const { named, others } = useWrongFilters({ module, view, rows: { error, isPlaceholderData: false } });
  const label = useClearLabel(named, (filters) => t(TEXTS.clear, { filters }));
  return (
    <ErrorState
      error={error}
      onRetry={onRetry}
      text={named.length > 0 ? <Reasons parts={named} /> : undefined}
      action={
        named.length > 0
          ? { label, onClick: () => change({ filters: others }) }
          : { label: t(TABLE_TEXTS.clearFilters), onClick: () => change({ filters: [], search: undefined }) }
      }
    />
  );
}
