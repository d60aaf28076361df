import { isSameValue } from "../../fields/field-value.ts";
import { sanitizeRichText } from "../../fields/rich-text/sanitize-rich-text.server.ts";
import type { Module } from "../define-module.ts";
import type { RowValues } from "./columns.server.ts";

/**
 * The given values, with sanitised HTML, that differ from the stored ones; an empty secret changes nothing. `hosts`:
 * the site's names in the sender's requests.
 */
export function changesOf(
  module: Module,
  values: RowValues,
  before: RowValues | undefined,
  hosts?: readonly string[],
): RowValues {
  const secrets = new Set(module.properties.filter(({ property }) => property.isSecret).map(({ name }) => name));
  const changed = Object.entries(sanitizeRichText(module.properties, values, hosts)).filter(([name, value]) =>
    secrets.has(name)
      ? value !== null && value !== undefined
      : value !== undefined && (!before || !isSameValue(value, before[name])),
  );
  return Object.fromEntries(changed);
}

/** Drops values that a hook set to what they were, so that they make no new version. */
export const withoutSame = (values: RowValues, before: RowValues | undefined): RowValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !before || !(name in before) || !isSameValue(value, before[name])),
  );
