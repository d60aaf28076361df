import { personNameIn } from "../../../contract/person-name.ts";
import type { Language } from "../../../contract/text.ts";
import { moduleAt } from "../../../crud/addresses/address-registry.ts";
import { ChartTable } from "../../../web/chart/ChartTable.tsx";
import { formatDay, formatShortDay } from "../../../contract/date/day-format.ts";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage, useText, type Translate } from "../../../web/i18n/language.tsx";
import { MONTHS } from "../../product/product.ts";
import type { Figures } from "../statistics.ts";
import { STATISTICS_TEXTS as TEXTS } from "../texts.ts";
import { pageName } from "../visits/page-names.ts";
import { visitsPerWeek } from "../weeks.ts";
import styles from "./report.module.css";

type Row = readonly string[];
type Title = keyof typeof TEXTS;

/** How names and numbers are written. */
interface Writing {
  readonly t: Translate;
  readonly language: Language;
  readonly say: (value: number) => string;
  readonly titleOf: (path: string) => string;
  /** A row for each week. */
  readonly weekly: (values: readonly number[]) => readonly Row[];
}

interface FigureTable {
  readonly name: Title;
  readonly head: readonly Title[];
  /** A column for each week follows those of `head`. */
  readonly hasWeeks?: true;
  /** None where the figure is not there. */
  readonly rows: (figures: Figures, writing: Writing) => readonly Row[];
}

const TABLES: readonly FigureTable[] = [
  {
    name: "totals",
    head: ["list", "number"],
    hasWeeks: true,
    rows: ({ totals }, { titleOf, say }) =>
      totals.map(({ path, count, added }) => [titleOf(path), say(count), ...added.map(say)]),
  },
  {
    name: "published",
    head: ["list"],
    hasWeeks: true,
    rows: ({ publications }, { titleOf, say }) =>
      publications.map(({ path, weeks }) => [titleOf(path), ...weeks.map(say)]),
  },
  {
    name: "visits",
    head: ["week", "visitCount"],
    rows: ({ visits }, { weekly }) => (visits ? weekly(visitsPerWeek(visits.days)) : []),
  },
  {
    name: "visitedPages",
    head: ["page", "visitCount"],
    rows: ({ visits }, { t, say }) =>
      (visits?.pages ?? []).map(({ page, count }) => {
        const name = pageName(page);
        return [name ? t(name) : page, say(count)];
      }),
  },
  {
    name: "seasons",
    head: ["month", "number"],
    rows: ({ seasons }, { language, say }) =>
      seasons ? [...MONTHS.values()].map((words, month) => [words[language], say(seasons.months[month] ?? 0)]) : [],
  },
  {
    name: "activity",
    head: ["week", "operations"],
    rows: ({ activity }, { weekly }) => (activity ? weekly(activity.weeks) : []),
  },
  {
    name: "people",
    head: ["person", "operations"],
    rows: ({ activity }, { language, say }) =>
      (activity?.people ?? []).map(({ name, count }) => [personNameIn(name, language), say(count)]),
  },
  {
    name: "regions",
    head: ["region", "above", "number"],
    rows: ({ regions = [] }, { say }) => {
      const names = new Map(regions.map(({ code, name }) => [code, name]));
      return regions.map(({ name, parent, count }) => [name, names.get(parent) ?? "", say(count)]);
    },
  },
];

/** All figures as tables. Weeks are named by their Mondays. */
export function ReportTables({ figures }: { readonly figures: Figures }) {
  const t = useText();
  const language = useLanguage();
  const { weeks } = figures;
  const say = (value: number) => formatNumber(value, language);
  const titleOf = (path: string) => moduleAt(path)?.title[language] ?? path;
  const weekly = (values: readonly number[]) =>
    weeks.map((week, index) => [t(TEXTS.weekOf, { day: formatDay(week, language) }), say(values[index] ?? 0)]);
  const mondays = weeks.map((day) => formatShortDay(day, language));
  return (
    <div className={`stack ${styles.tables}`} data-gap="24">
      {TABLES.map(({ name, head, hasWeeks, rows }) => {
        const found = rows(figures, { t, language, say, titleOf, weekly });
        const titles = [...head.map((title) => t(TEXTS[title])), ...(hasWeeks ? mondays : [])];
        return found.length > 0 ? (
          <ChartTable key={name} className={styles.table} title={t(TEXTS[name])} head={titles} rows={found} />
        ) : null;
      })}
    </div>
  );
}
