import type { Filter } from "../../../contract/list-query.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { fixedChoices } from "../../../fields/fixed-values.ts";
import { ApiError } from "../../../web/api/api-error.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { useDictionaries } from "../../../web/lookups/dictionaries.ts";
import type { Module, NamedProperty } from "../../define-module.ts";
import type { AddressedList } from "../ListRows.tsx";
import { fieldLabel } from "./field-label.ts";

const FILTER = /^query\.(.+)\|\|(.+)$/;

type Dictionaries = ReturnType<typeof useDictionaries>;

/** The values that can be chosen for a field; undefined if it takes any, or if they are records. */
function offeredBy({ field, property }: NamedProperty, dictionaries: Dictionaries): ReadonlySet<string> | undefined {
  const choices = fixedChoices(field);
  if (choices) return new Set(choices.keys());
  const source = property.source;
  const entries = source && "dictionary" in source ? dictionaries.get(source.dictionary) : undefined;
  return entries && new Set(entries.map(({ value }) => value));
}

/** True if a filter asks only for values that its field does not offer, such as `?state.in=banana`. */
function isOutsideOffer(filter: Filter, { properties }: Module, dictionaries: Dictionaries): boolean {
  if (filter.operator !== "eq" && filter.operator !== "in") return false;
  const asked = properties.find(({ wireName }) => wireName === filter.field);
  const offered = asked && offeredBy(asked, dictionaries);
  return offered !== undefined && filter.values.length > 0 && filter.values.every((value) => !offered.has(value));
}

interface WrongFiltersOptions extends Pick<AddressedList, "module" | "view"> {
  readonly rows: Pick<AddressedList["rows"], "error" | "data" | "isPlaceholderData">;
}

/** The filters that the server could not read, or by which nothing can be found; why; and the others. */
export function useWrongFilters({ module, rows: { error, data, isPlaceholderData }, view }: WrongFiltersOptions) {
  const t = useText();
  const dictionaries = useDictionaries();
  const refused = error instanceof ApiError && error.reason === "invalidInput" ? error.fieldErrors : [];
  const wrong = refused.flatMap(({ field: key, message }) => {
    const [, field, operator] = FILTER.exec(key) ?? [];
    return field === undefined ? [] : [{ field, operator, reason: message }];
  });
  // Older records may hold a value that is no longer offered.
  if (data?.total === 0 && !isPlaceholderData)
    for (const filter of view.filters)
      if (isOutsideOffer(filter, module, dictionaries)) {
        const { field, operator } = filter;
        wrong.push({ field, operator, reason: t(VALIDATION_TEXTS.choice) });
      }
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
