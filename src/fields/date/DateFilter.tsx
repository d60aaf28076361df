import { dayRangeOf, daysOf } from "../../contract/date/day-range.ts";
import { currentDay } from "../../web/format/time-zone.ts";
import type { FilterProps } from "../field-view.web.ts";
import { boundsOf, rangeCondition } from "../range-condition.web.ts";
import type { DateField } from "./date.ts";
import { DayBounds } from "./DayBounds.tsx";
import { DayRanges } from "./DayRanges.tsx";

export function DateFilter({ field, condition, label, onChange }: FilterProps<DateField>) {
  const range = condition && dayRangeOf(condition);
  const [from, to] = range ? daysOf(range, currentDay()) : boundsOf(condition);
  return (
    <DayRanges label={label} isAhead={field.isAhead} chosen={range} onChange={onChange}>
      <DayBounds from={from} to={to} onChange={(first, last) => onChange(rangeCondition(first, last))} />
    </DayRanges>
  );
}
