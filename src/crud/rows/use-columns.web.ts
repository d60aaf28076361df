import { useMemo } from "react";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { listFieldsOf } from "../endpoints.ts";
import type { Cells, Column } from "./RecordRow.tsx";
import { propertyFor } from "../property-for.ts";

const FIRST_WIDTH = 180; // minimum width of the first column, which is the title
const FIRST_LEAST = 140;

const HEAD_MOST = 150;
const HEAD_ROOM = 28; // horizontal padding

/** Estimated width of a heading: 8 px per letter, 14 px per Chinese character, none for combining marks. */
const headWidth = (label: string): number => {
  const letters = [...label.replace(/\p{M}/gu, "")];
  const words = letters.reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 14 : 8), 0);
  return Math.min(HEAD_MOST, HEAD_ROOM + words);
};

/** The columns by name; memoised, so that rows need not render again. */
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
      const label = t(Own?.label ?? field.label);
      const head = headWidth(label);
      const wanted = Math.max(own ?? width, head);
      const isFirst = index === 0;
      return [
        {
          name,
          wireName,
          field,
          label,
          width: isFirst ? Math.max(wanted, FIRST_WIDTH) : wanted,
          least: Math.max(head, Own?.least ?? (isFirst ? FIRST_LEAST : (own ?? least))),
          isNumeric,
          isSortable: sortable.has(wireName),
          takesRest: Own?.takesRest ?? false,
          Own,
        },
      ];
    });
  }, [module, joined, language, t, cells]);
}
