import { personNameIn } from "../../../contract/person-name.ts";
import { moduleAt } from "../../../crud/addresses/address-registry.ts";
import { ChartTable } from "../../../web/chart/ChartTable.tsx";
import { formatDay, formatShortDay } from "../../../contract/date/day-format.ts";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { MONTHS } from "../../product/product.ts";
import type { Figures } from "../statistics.ts";
import { STATISTICS_TEXTS as TEXTS } from "../texts.ts";
import { pageName } from "../visits/page-names.ts";
import { visitsPerWeek } from "../visits/visits-per-week.ts";
import styles from "./report.module.css";

/** All figures as tables, in the order of the workbook. Weeks are named by their Mondays. */
export function ReportTables({ figures }: { readonly figures: Figures }) {
  const t = useText();
  const language = useLanguage();
  const { weeks, totals, publications, regions, seasons, activity, visits } = figures;
  const say = (value: number) => formatNumber(value, language);
  const titleOf = (path: string) => moduleAt(path)?.title[language] ?? path;
  const mondays = weeks.map((day) => formatShortDay(day, language));
  const names = new Map((regions ?? []).map(({ code, name }) => [code, name]));
  const table = (name: keyof typeof TEXTS, head: readonly string[], rows: readonly (readonly string[])[]) => (
    <ChartTable className={styles.table} title={t(TEXTS[name])} head={head} rows={rows} />
  );
  const weekly = (values: readonly number[]) =>
    weeks.map((week, index) => [t(TEXTS.weekOf, { day: formatDay(week, language) }), say(values[index] ?? 0)]);
  return (
    <div className={`stack ${styles.tables}`} data-gap="24">
      {totals.length > 0
        ? table(
            "totals",
            [t(TEXTS.list), t(TEXTS.number), ...mondays],
            totals.map(({ path, count, added }) => [titleOf(path), say(count), ...added.map(say)]),
          )
        : null}
      {publications.length > 0
        ? table(
            "published",
            [t(TEXTS.list), ...mondays],
            publications.map((each) => [titleOf(each.path), ...each.weeks.map(say)]),
          )
        : null}
      {visits ? table("visits", [t(TEXTS.week), t(TEXTS.visitCount)], weekly(visitsPerWeek(visits.days))) : null}
      {visits && visits.pages.length > 0
        ? table(
            "visitedPages",
            [t(TEXTS.page), t(TEXTS.visitCount)],
            visits.pages.map(({ page, count }) => {
              const name = pageName(page);
              return [name ? t(name) : page, say(count)];
            }),
          )
        : null}
      {seasons
        ? table(
            "seasons",
            [t(TEXTS.month), t(TEXTS.number)],
            [...MONTHS.values()].map((words, month) => [words[language], say(seasons.months[month] ?? 0)]),
          )
        : null}
      {activity ? table("activity", [t(TEXTS.week), t(TEXTS.operations)], weekly(activity.weeks)) : null}
      {activity && activity.people.length > 0
        ? table(
            "people",
            [t(TEXTS.person), t(TEXTS.operations)],
            activity.people.map(({ name, count }) => [personNameIn(name, language), say(count)]),
          )
        : null}
      {regions && regions.length > 0
        ? table(
            "regions",
            [t(TEXTS.region), t(TEXTS.above), t(TEXTS.number)],
            regions.map(({ name, parent, count }) => [name, names.get(parent) ?? "", say(count)]),
          )
        : null}
    </div>
  );
}
