import type { Filter } from "../../contract/list-query.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { ChoiceField } from "../../fields/choice/choice.ts";
import { ApiError } from "../../web/api/api-error.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import type { AddressedList } from "./ListRows.tsx";
import { fieldLabel } from "./field-label.ts";

const FILTER = /^query\.(.+)\|\|(.+)$/;

/** True for a filter by a value that the field does not offer. */
function isOutsideChoices({ properties }: Module, { field: name, values }: Filter): boolean {
  const field = properties.find(({ wireName }) => wireName === name)?.field;
  if (field?.kind !== "choice") return false;
  const offered = (field as ChoiceField).among();
  return values.some((value) => !offered.has(value));
}

/** The filters that the server could not read, or by which nothing can be found; why; and the others. */
export function useWrongFilters({ module, rows: { error, data }, view }: Omit<AddressedList, "change">) {
  const t = useText();
  const refused = error instanceof ApiError && error.reason === "invalidInput" ? error.fieldErrors : [];
  const wrong = refused.flatMap(({ field: key, message }) => {
    const [, field, operator] = FILTER.exec(key) ?? [];
    return field === undefined ? [] : [{ field, operator, reason: message }];
  });
  // Older records may hold a value that is no longer offered.
  if (data?.total === 0)
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
