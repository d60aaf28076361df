import type { Filter } from "../../contract/list-query.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { ChoiceField } from "../../fields/choice/choice.ts";
import { ApiError } from "../../web/api/api-error.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import type { AddressedList } from "./ListRows.tsx";
import { fieldLabel } from "./field-label.ts";

const FILTER = /^query\.(.+)\|\|(.+)$/;

/** True for a filter by which no row is found that has one of the values its field offers. */
function isOutsideChoices({ properties }: Module, { field: name, operator, values }: Filter): boolean {
  if (operator !== "eq" && operator !== "in") return false;
  const field = properties.find(({ wireName }) => wireName === name)?.field;
  if (field?.kind !== "choice") return false;
  const offered = (field as ChoiceField).among();
  return values.length > 0 && values.every((value) => !offered.has(value));
}

interface WrongFiltersOptions extends Pick<AddressedList, "module" | "view"> {
  readonly rows: Pick<AddressedList["rows"], "error" | "data" | "isPlaceholderData">;
}

/** The filters that the server could not read, or by which nothing can be found; why; and the others. */
export function useWrongFilters({ module, rows: { error, data, isPlaceholderData }, view }: WrongFiltersOptions) {
  const t = useText();
  const refused = error instanceof ApiError && error.reason === "invalidInput" ? error.fieldErrors : [];
  const wrong = refused.flatMap(({ field: key, message }) => {
    const [, field, operator] = FILTER.exec(key) ?? [];
    return field === undefined ? [] : [{ field, operator, reason: message }];
  });
  // Older records may hold a value that is no longer offered.
  if (data?.total === 0 && !isPlaceholderData)
    for (const filter of view.filters)
      if (isOutsideChoices(module, filter)) wrong.push({ ...filter, reason: t(VALIDATION_TEXTS.choice) });
  const isWrong = ({ field, operator }: Filter): boolean =>
    wrong.some((each) => each.field === field && each.operator === operator);
  return {
    named: wrong.map(({ field, reason }) => {
      const label = fieldLabel(module, field);
      return { name: label ? t(label) : field, reason };
    }),
    others: view.filters.filter((filter) => !isWrong(filter)),
  };
}
