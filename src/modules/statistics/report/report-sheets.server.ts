import { personNameIn } from "../../../contract/person-name.ts";
import { inLanguage, type Language } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import type { WrittenSheet } from "../../../crud/sheet/workbook/spreadsheet.server.ts";
import type { WrittenCell } from "../../../fields/field.ts";
import { MONTHS } from "../../product/product.ts";
import type { Figures } from "../statistics.ts";
import { STATISTICS_TEXTS as TEXTS } from "../texts.ts";
import { pageName } from "../visits/page-names.ts";

type Row = readonly WrittenCell[];
type Title = keyof typeof TEXTS;

interface FigureSheet {
  readonly name: Title;
  readonly head: readonly Title[];
  /** A column for each week follows those of `head`. */
  readonly hasWeeks?: true;
  /** Undefined where the figure is not there. */
  readonly rows: (
    figures: Figures,
    language: Language,
    titleOf: (path: string) => string,
  ) => readonly Row[] | undefined;
}

const ifAny = (rows: readonly Row[]) => (rows.length > 0 ? rows : undefined);

const SHEETS: readonly FigureSheet[] = [
  {
    name: "totals",
    head: ["list", "number"],
    hasWeeks: true,
    rows: ({ totals }, _, titleOf) => ifAny(totals.map(({ path, count, added }) => [titleOf(path), count, ...added])),
  },
  {
    name: "published",
    head: ["list"],
    hasWeeks: true,
    rows: ({ publications }, _, titleOf) => ifAny(publications.map(({ path, weeks }) => [titleOf(path), ...weeks])),
  },
  {
    name: "regions",
    head: ["code", "region", "above", "number"],
    rows: ({ regions }) => {
      const names = new Map(regions?.map(({ code, name }) => [code, name]));
      return regions?.map(({ code, name, parent, count }) => [code, name, names.get(parent) ?? "", count]);
    },
  },
  {
    name: "seasons",
    head: ["month", "number"],
    rows: ({ seasons }, language) =>
      seasons && [...MONTHS.values()].map((words, month) => [words[language], seasons.months[month] ?? 0]),
  },
  {
    name: "activity",
    head: ["week", "operations"],
    rows: ({ weeks, activity }) => activity && weeks.map((week, index) => [week, activity.weeks[index] ?? 0]),
  },
  {
    name: "people",
    head: ["person", "operations"],
    rows: ({ activity }, language) => activity?.people.map(({ name, count }) => [personNameIn(name, language), count]),
  },
  {
    name: "visits",
    head: ["day", "visitCount"],
    rows: ({ visits }) => visits?.days.map(({ day, count }) => [day, count]),
  },
  {
    name: "visitedPages",
    head: ["page", "visitCount"],
    rows: ({ visits }, language) =>
      visits?.pages.map(({ page, count }) => {
        const name = pageName(page);
        return [name ? inLanguage(name, language) : page, count];
      }),
  },
];

/** A sheet for each figure that is there. */
export function reportSheets(figures: Figures, modules: readonly Module[], language: Language): WrittenSheet[] {
  const say = (name: Title) => inLanguage(TEXTS[name], language);
  const titleOf = (path: string) => modules.find((module) => module.path === path)?.title[language] ?? path;
  return SHEETS.flatMap(({ name, head, hasWeeks, rows }) => {
    const found = rows(figures, language, titleOf);
    const titles = [...head.map(say), ...(hasWeeks ? figures.weeks : [])];
    return found ? [{ name: say(name), columns: titles.map((title) => ({ title })), rows: found }] : [];
  });
}
