import type { Language } from "../../../contract/text.ts";
import { application } from "../../application/application.ts";
import { AUDIT_PAGE } from "../../audit/audit.ts";
import { MONTHS, product } from "../../product/product.ts";
import type { Figures } from "../statistics.ts";
import type { PlotPoint } from "../../../web/chart/plot-data.ts";
import { Plot } from "../../../web/chart/Plot.tsx";
import { RegionMap } from "../../../web/chart/RegionMap.tsx";
import { PersonName } from "../../../web/components/PersonName.tsx";
import { formatDay, formatShortDay } from "../../../contract/date/day-format.ts";
import { useLanguage, useText, type Translate } from "../../../web/i18n/language.tsx";
import { pageName } from "../visits/page-names.ts";
import { startOfWeek } from "../weeks.ts";
import { Bars } from "./Bars.tsx";
import { ChartCard } from "./ChartCard.tsx";
import styles from "./charts.module.css";
import { enterprisesOfRegions, shownRegions } from "./regions.ts";
import { STATISTICS_TEXTS as TEXTS } from "../texts.ts";

/** The last period is the current one. */
const withRunningLast = (points: readonly PlotPoint[], t: Translate): PlotPoint[] =>
  points.map((point, index) =>
    index === points.length - 1 ? { ...point, name: t(TEXTS.soFar, { name: point.name }), isRunning: true } : point,
  );

const weekPoints = ({ weeks }: Figures, language: Language, t: Translate): PlotPoint[] =>
  withRunningLast(
    weeks.map((day) => ({
      short: formatShortDay(day, language),
      name: t(TEXTS.weekOf, { day: formatDay(day, language) }),
    })),
    t,
  );

const summed = (lists: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, index) => lists.reduce((sum, list) => sum + (list[index] ?? 0), 0));

/** Visited pages listed below the days. */
const MAX_PAGES = 8;

const isEmpty = (values: readonly number[]): boolean => values.every((value) => value === 0);

interface ChartProps {
  readonly figures: Figures;
  /** Opens a list in the console. */
  readonly onOpen: (href: string) => void;
}

type Of<K extends keyof Figures> = Pick<ChartProps, "onOpen"> & { readonly [N in K]: NonNullable<Figures[N]> };

/** Applications received and records published, as far as the person may read either. */
function FlowChart({ figures }: Pick<ChartProps, "figures">) {
  const t = useText();
  const language = useLanguage();
  const applications = figures.totals.find(({ path }) => path === application.path);
  const series = [
    ...(applications ? [{ name: application.title[language], values: applications.added }] : []),
    ...(figures.publications.length > 0
      ? [
          {
            name: t(TEXTS.published),
            values: summed(
              figures.publications.map(({ weeks }) => weeks),
              figures.weeks.length,
            ),
          },
        ]
      : []),
  ];
  if (series.length === 0) return null;
  return (
    <ChartCard
      title={t(TEXTS.flow)}
      note={t(TEXTS.perWeek)}
      empty={series.every(({ values }) => isEmpty(values)) ? t(TEXTS.nothing) : undefined}
    >
      <Plot title={t(TEXTS.flow)} axis={t(TEXTS.week)} points={weekPoints(figures, language, t)} series={series} />
    </ChartCard>
  );
}

function RegionChart({ regions, onOpen }: Of<"regions">) {
  const t = useText();
  const { listed, others } = shownRegions(regions);
  return (
    <ChartCard title={t(TEXTS.regions)} empty={regions.length === 0 ? t(TEXTS.noRegions) : undefined}>
      <div className={`stack ${styles.regions}`} data-gap="16">
        <RegionMap regions={new Map(regions.map((region) => [region.code, region]))} />
        <Bars
          onOpen={onOpen}
          bars={[
            ...listed.map((region) => ({
              id: region.code,
              name: region.name,
              count: region.count,
              to: enterprisesOfRegions([region]),
            })),
            ...(others.length > 0
              ? [
                  {
                    id: "others",
                    name: t(TEXTS.others, { count: others.length }),
                    count: others.reduce((sum, { count }) => sum + count, 0),
                    to: enterprisesOfRegions(others),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </ChartCard>
  );
}

/** On the axis a number in Lao, whose month names are long. */
const shortMonth = (name: string, value: string, language: Language): string =>
  language === "lo" ? value : name.slice(0, 3);

function SeasonChart({ seasons, onOpen }: Of<"seasons">) {
  const t = useText();
  const language = useLanguage();
  const points = [...MONTHS].map(([value, words]) => ({
    short: shortMonth(words[language], value, language),
    name: words[language],
    href: `${product.path}?months.in=${value}`,
  }));
  return (
    <ChartCard title={t(TEXTS.seasons)} empty={isEmpty(seasons.months) ? t(TEXTS.noSeasons) : undefined}>
      <Plot
        title={t(TEXTS.seasons)}
        axis={t(TEXTS.month)}
        points={points}
        series={[{ name: product.title[language], values: seasons.months }]}
        current={seasons.current - 1}
        onOpen={onOpen}
      />
    </ChartCard>
  );
}

function ActivityChart({ figures, activity, onOpen }: Of<"activity"> & Pick<ChartProps, "figures">) {
  const t = useText();
  const language = useLanguage();
  const since = figures.weeks.slice(0, 1).map((monday) => ["at.ge", startOfWeek(monday)]);
  return (
    <ChartCard
      title={t(TEXTS.activity)}
      note={t(TEXTS.perWeek)}
      empty={isEmpty(activity.weeks) ? t(TEXTS.nothing) : undefined}
    >
      <Plot
        title={t(TEXTS.activity)}
        axis={t(TEXTS.week)}
        points={weekPoints(figures, language, t)}
        series={[{ name: t(TEXTS.operations), values: activity.weeks }]}
        shape="area"
      />
      <Bars
        onOpen={onOpen}
        bars={activity.people.map(({ id, name, count }) => ({
          id,
          name: <PersonName name={name} />,
          count,
          to: `${AUDIT_PAGE.path}?${new URLSearchParams([["byId.in", id], ...since]).toString()}`,
        }))}
      />
    </ChartCard>
  );
}

function VisitChart({ visits: { days, pages }, onOpen }: Of<"visits">) {
  const t = useText();
  const language = useLanguage();
  const counts = days.map(({ count }) => count);
  return (
    <ChartCard title={t(TEXTS.visits)} note={t(TEXTS.visitsHow)} empty={isEmpty(counts) ? t(TEXTS.nothing) : undefined}>
      <Plot
        title={t(TEXTS.visits)}
        axis={t(TEXTS.day)}
        points={withRunningLast(
          days.map(({ day }) => ({ short: formatShortDay(day, language), name: formatDay(day, language) })),
          t,
        )}
        series={[{ name: t(TEXTS.visitCount), values: counts }]}
        shape="area"
      />
      <Bars
        onOpen={onOpen}
        bars={pages.slice(0, MAX_PAGES).map(({ page, count }) => {
          const name = pageName(page);
          return { id: page, name: name ? t(name) : page, count };
        })}
      />
    </ChartCard>
  );
}

/** A chart for each figure that the person may read. */
export function Charts({ figures, onOpen }: ChartProps) {
  const { regions, seasons, activity, visits } = figures;
  return (
    <div className={`stack ${styles.charts}`} data-gap="12">
      <FlowChart figures={figures} />
      {seasons ? <SeasonChart seasons={seasons} onOpen={onOpen} /> : null}
      {visits ? <VisitChart visits={visits} onOpen={onOpen} /> : null}
      {activity ? <ActivityChart figures={figures} activity={activity} onOpen={onOpen} /> : null}
      {regions ? <RegionChart regions={regions} onOpen={onOpen} /> : null}
    </div>
  );
}
