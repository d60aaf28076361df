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

/** A sheet for each figure that is there. */
export function reportSheets(figures: Figures, modules: readonly Module[], language: Language): WrittenSheet[] {
  const { weeks, totals, publications, regions, seasons, activity, visits } = figures;
  const say = (name: keyof typeof TEXTS) => inLanguage(TEXTS[name], language);
  const titleOf = (path: string) => modules.find((module) => module.path === path)?.title[language] ?? path;
  const sheet = (name: keyof typeof TEXTS, head: readonly string[], rows: readonly Row[]): WrittenSheet => ({
    name: say(name),
    columns: head.map((title) => ({ title })),
    rows,
  });
  const names = new Map((regions ?? []).map(({ code, name }) => [code, name]));
  return [
    ...(totals.length > 0
      ? [
          sheet(
            "totals",
            [say("list"), say("number"), ...weeks],
            totals.map(({ path, count, added }) => [titleOf(path), count, ...added]),
          ),
        ]
      : []),
    ...(publications.length > 0
      ? [
          sheet(
            "published",
            [say("list"), ...weeks],
            publications.map((each) => [titleOf(each.path), ...each.weeks]),
          ),
        ]
      : []),
    ...(regions
      ? [
          sheet(
            "regions",
            [say("code"), say("region"), say("above"), say("number")],
            regions.map(({ code, name, parent, count }) => [code, name, names.get(parent) ?? "", count]),
          ),
        ]
      : []),
    ...(seasons
      ? [
          sheet(
            "seasons",
            [say("month"), say("number")],
            [...MONTHS.values()].map((words, month) => [words[language], seasons.months[month] ?? 0]),
          ),
        ]
      : []),
    ...(activity
      ? [
          sheet(
            "activity",
            [say("week"), say("operations")],
            weeks.map((week, index) => [week, activity.weeks[index] ?? 0]),
          ),
          sheet(
            "people",
            [say("person"), say("operations")],
            activity.people.map(({ name, count }) => [personNameIn(name, language), count]),
          ),
        ]
      : []),
    ...(visits
      ? [
          sheet(
            "visits",
            [say("day"), say("visitCount")],
            visits.days.map(({ day, count }) => [day, count]),
          ),
          sheet(
            "visitedPages",
            [say("page"), say("visitCount")],
            visits.pages.map(({ page, count }) => {
              const name = pageName(page);
              return [name ? inLanguage(name, language) : page, count];
            }),
          ),
        ]
      : []),
  ];
}
