import { useMemo } from "react";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { listFieldsOf } from "../endpoints.ts";
import type { Cells, Column } from "./RecordRow.tsx";
import { propertyFor } from "./use-list-view.web.ts";

const FIRST_WIDTH = 180; // at least, where there is room: what the record is called
const FIRST_LEAST = 140;

/** The columns of these names; the same object as long as nothing about them changes, as rows want it. */
export function useColumns(module: Module, names: readonly string[], cells: Cells | undefined): readonly Column[] {
  const t = useText();
  const language = useLanguage();
  const joined = names.join();
  return useMemo(() => {
    const sortable = new Set(listFieldsOf(module).flatMap(({ name, isSortable }) => (isSortable ? [name] : [])));
    return joined.split(",").flatMap((name, index): Column[] => {
      const field = module.fields[name];
      if (!field) return [];
      const { width, least = width, isNumeric = false } = viewOfField(field);
      const { wireName } = propertyFor(module, name, language);
      const Own = cells?.[name];
      const own = Own?.width;
      const wanted = own ?? width;
      const isFirst = index === 0;
      return [
        {
          name,
          wireName,
          field,
          label: t(field.label),
          width: isFirst ? Math.max(wanted, FIRST_WIDTH) : wanted,
          least: isFirst ? FIRST_LEAST : own === undefined ? least : own,
          isNumeric,
          isSortable: sortable.has(wireName),
          Own,
        },
      ];
    });
  }, [module, joined, language, t, cells]);
}
