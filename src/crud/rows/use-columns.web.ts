import { useMemo } from "react";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { listFieldsOf } from "../endpoints.ts";
import { estimatedWidth } from "../../web/table/widths/estimated-width.ts";
import type { Room } from "../../web/table/widths/fitted-widths.ts";
import type { Content } from "../../web/table/widths/use-content-widths.ts";
import type { Cells, Column } from "./RecordRow.tsx";
import { propertyFor } from "../property-for.ts";

const FIRST_WIDTH = 180; // minimum width of the first column, which is the title
const FIRST_LATE = 200; // narrower only after the other words
const FIRST_MIN = 160;
const FIRST_FAIR = 300; // the title is cut last
const HEADLINE_FAIR = 380;
const FIRST_MAX = 560;
const HEADLINE = 0.62; // of a sentence's width, in two lines that do not break in its middle

// Narrowest width of a column of words before the table scrolls.
const FIRST_TIGHT = 140;
const TIGHT = 92;

const WORD_MAX = 132; // px; a longer word breaks where room is missing

const TWO_LINES = 0.74; // of a day with its time, for the day alone, in fonts with wide letters
const WRAPPED = 0.72; // of a name's width, in two lines
const WRAPPED_MAX = 176; // longer names take more
const LONG = 190; // what is longer yields first
const FAIR = 148; // up to here no column is cut while a longer one can yield
const MAX_WIDTH = 320;
const PROSE_MAX = 300; // of sentences, which are cut after two lines and take the room that is left
const EMPTY = 72; // a column without any value where room is missing; its heading shows as a tooltip

const HEAD_MAX = 150;
const HEAD_ROOM = 34; // horizontal padding, and what letters differ
const ARROW = 18; // of the column by which the list is sorted

const headWidth = (label: string): number => Math.min(HEAD_MAX, HEAD_ROOM + estimatedWidth(label));

/** By column: the field shown in small below it, in the same cell. */
export type Beneath = Readonly<Record<string, string>>;

/** Rows of two lines: a headline takes them, or a field stands below another. */
export const hasTwoLines = ({ list }: Pick<Module, "list">, beneath: Beneath): boolean =>
  list.isHeadline === true || Object.keys(beneath).length > 0;

/** The columns by name; memoised, so that rows need not render again. */
export function useColumns(
  module: Module,
  names: readonly string[],
  cells: Cells | undefined,
  beneath: Beneath,
): readonly Column[] {
  const t = useText();
  const language = useLanguage();
  const joined = names.join();
  return useMemo(() => {
    const isTwoLines = hasTwoLines(module, beneath);
    const sortable = new Set(listFieldsOf(module).flatMap(({ name, isSortable }) => (isSortable ? [name] : [])));
    return joined.split(",").flatMap((name, index): Column[] => {
      const field = module.fields[name];
      if (!field) return [];
      const { width, minWidth, twoLineWidth, isNumeric = false, isProse = false } = viewOfField(field);
      const { wireName } = propertyFor(module, name, language);
      const Own = cells?.[name];
      const isFirst = index === 0;
      const lower = beneath[name];
      const below = lower === undefined ? undefined : module.fields[lower];
      const own = t(Own?.label ?? field.label);
      const label = below && !isFirst ? `${own} / ${t(below.label)}` : own;
      return [
        {
          name,
          wireName,
          field,
          label,
          head: headWidth(label),
          width: Math.max(Own?.width ?? width, isFirst ? FIRST_WIDTH : 0),
          minWidth: Own?.minWidth ?? (isFirst ? FIRST_MIN : Own?.width === undefined ? minWidth : undefined),
          tight: Own?.minWidth === undefined ? (isFirst ? FIRST_TIGHT : TIGHT) : Own.tight,
          twoLineWidth: isTwoLines ? (Own ? Own.twoLineWidth : twoLineWidth) : undefined,
          foldsTo: Own?.foldsTo,
          isFirst,
          isNumeric,
          isProse: isProse && !Own,
          isSortable: sortable.has(wireName),
          takesRest: Own?.takesRest ?? isProse,
          Own,
          beneath: below && lower !== undefined ? { name: lower, field: below } : undefined,
        },
      ];
    });
  }, [module, joined, language, t, cells, beneath]);
}

interface RoomContext {
  readonly chosen: number | undefined;
  readonly isHeadline: boolean;
  readonly isSorted: boolean;
}

/** The room of a column: by what its rows hold, or as declared before they are measured; `chosen` by this person. */
export function roomOf(
  column: Column,
  content: Content | undefined,
  { chosen, isHeadline, isSorted }: RoomContext,
): Room {
  const {
    isFirst,
    isNumeric,
    isProse,
    takesRest,
    width: declared,
    minWidth,
    tight,
    twoLineWidth,
    foldsTo = TWO_LINES,
  } = column;
  const head = column.head + (isSorted ? ARROW : 0);
  const isEmpty = content?.width === 0;
  if (isEmpty && chosen === undefined) return { width: head, yields: [Math.min(head, EMPTY)], scrolled: head, grow: 0 };
  const isRigid = minWidth === undefined || isNumeric || content?.isFigures === true;
  const held = content?.width ?? declared;
  const lines = twoLineWidth === undefined ? held : Math.max(twoLineWidth, Math.ceil(held * foldsTo));
  // Half a telephone or date would be read as a whole one.
  if (chosen !== undefined)
    return { width: isRigid && content ? Math.max(chosen, Math.min(lines, held)) : chosen, grow: 0 };
  const wanted = isFirst && isHeadline && content ? Math.max(held * HEADLINE, Math.min(held, HEADLINE_FAIR)) : held;
  const width = Math.ceil(
    Math.max(head, isRigid ? wanted : Math.min(wanted, isFirst ? FIRST_MAX : isProse ? PROSE_MAX : MAX_WIDTH)),
  );
  if (isRigid) {
    const folded = twoLineWidth === undefined ? width : lines;
    const cut = Math.max(held, isSorted ? Math.min(head, EMPTY + ARROW) : EMPTY);
    // With the second step they take two lines, with the last where another field stands below; figures and marks stay
    // whole, a heading is cut before them.
    return {
      width,
      yields: column.beneath
        ? [width, width, width, Math.min(width, cut), Math.min(folded, cut)]
        : [width, folded, folded, Math.min(folded, cut)],
      scrolled: folded,
      grow: takesRest ? 8 : isFirst ? 2 : 0,
    };
  }
  const word = Math.min(content?.word ?? 0, held, WORD_MAX);
  const kept = Math.max(head, minWidth, word);
  const wrapped = Math.min(WRAPPED_MAX, Math.ceil(held * WRAPPED));
  const fair = Math.max(kept, !isFirst ? Math.max(FAIR, wrapped) : isHeadline ? HEADLINE_FAIR : FIRST_FAIR);
  const long = isFirst ? fair : Math.max(fair, LONG);
  const late = Math.max(kept, isFirst ? Math.min(fair, FIRST_LATE) : wrapped);
  const last = Math.max(Math.min(kept, tight ?? kept), word);
  // What is long yields first, the title of rows with the rigid columns; then what is fair, headings and titles last.
  return {
    width,
    yields: [isFirst ? width : long, long, fair, late, last],
    scrolled: isFirst ? late : fair,
    grow: takesRest ? 8 : isFirst ? 2 : 1,
  };
}
