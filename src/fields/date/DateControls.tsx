import { DatePicker, type DatePickerProps } from "antd";
import dayjs from "dayjs";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { InputProps } from "../field-view.web.ts";
import { STORED_DAY } from "../../contract/date/day-format.ts";
import type { DateField } from "./date.ts";
import { dayFormats } from "./typed-day.web.ts";
import { useTypedDay } from "./use-typed-day.web.tsx";
import { holidayCells } from "./HolidayCell.tsx";

interface DateInputProps extends InputProps<DateField> {
  /** Where its calendar opens, if not right below it or above. */
  readonly placements?: DatePickerProps["builtinPlacements"];
}

export function DateInput({ field, value, onChange, placements, ...control }: DateInputProps) {
  const formats = dayFormats(useLanguage());
  const typing = useTypedDay({
    ...control,
    value,
    onChange,
    formats,
    dayOf: (day) => dayjs(day),
    valueOf: (day) => day.format(STORED_DAY),
  });
  return (
    <DatePicker
      {...control}
      style={{ width: "100%" }}
      allowClear={!field.isRequired}
      previewValue={false} // what the pointer lies over would take the place of what is typed
      cellRender={holidayCells}
      format={formats}
      {...typing}
      builtinPlacements={placements ?? typing.builtinPlacements}
    />
  );
}
