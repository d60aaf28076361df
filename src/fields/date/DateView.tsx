import { useLanguage } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import { formatDay } from "../../contract/date/day-format.ts";
import type { DateField } from "./date.ts";

function Cell({ value }: CellProps<DateField>) {
  const language = useLanguage();
  return value === null ? null : (
    <time dateTime={value} style={{ fontVariantNumeric: "tabular-nums" }}>
      {formatDay(value, language)}
    </time>
  );
}

// A calendar is a quarter of the UI kit: loaded with the first form or filter that needs it.
const Input = lazyControl(async () => (await import("./DateControls.tsx")).DateInput);
const Filter = lazyControl(async () => (await import("./DateFilter.tsx")).DateFilter);

export const dateView: FieldView<DateField> = { Cell, Input, Filter, width: 130 };
