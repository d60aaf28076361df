import type { Language } from "../../../contract/text.ts";
import { application } from "../../../modules/application/application.ts";
import { AUDIT_PAGE } from "../../../modules/audit/audit.ts";
import { MONTHS } from "../../../modules/product/months.ts";
import { product } from "../../../modules/product/product.ts";
import type { Figures } from "../../../modules/statistics/statistics.ts";
import { Plot, type PlotPoint } from "../../../web/chart/Plot.tsx";
import { RegionMap } from "../../../web/chart/RegionMap.tsx";
import { PersonName } from "../../../web/components/PersonName.tsx";
import { formatDay } from "../../../web/format/moment.ts";
import { useLanguage, useText, type Translate } from "../../../web/i18n/language.tsx";
import { openPage } from "../../routing/navigation.ts";
import { Bars } from "./Bars.tsx";
import { ChartCard } from "./ChartCard.tsx";
import styles from "./charts.module.css";
import { regionAddress, shownRegions } from "./regions.ts";
import { STATISTICS_TEXTS as TEXTS } from "./texts.ts";

/** A day without its year. */
const shortDay = (day: string, language: Language): string =>
  language === "zh" ? formatDay(day, language).slice(5) : formatDay(day, language).slice(0, language === "lo" ? 5 : 6);

const weekPoints = ({ weeks }: Figures, language: Language, t: Translate): PlotPoint[] =>
  weeks.map((day) => ({
    short: shortDay(day, language),
    name: t(TEXTS.weekOf, { day: formatDay(day, language) }),
  }));

const summed = (lists: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, index) => lists.reduce((sum, list) => sum + (list[index] ?? 0), 0));
const isEmpty = (values: readonly number[]): boolean => values.every((value) => value === 0);

interface ChartProps {
  readonly figures: Figures;
}

/** Applications received and records published, as far as the person may read either. */
function FlowChart({ figures }: ChartProps) {
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

function RegionChart({ regions }: { readonly regions: NonNullable<Figures["regions"]> }) {
  const t = useText();
  const { listed, others } = shownRegions(regions);
  return (
    <ChartCard title={t(TEXTS.regions)} empty={regions.length === 0 ? t(TEXTS.noRegions) : undefined}>
      <div className={styles.regions}>
        <RegionMap regions={new Map(regions.map((region) => [region.code, region]))} />
        <Bars
          bars={[
            ...listed.map((region) => ({
              id: region.code,
              name: region.name,
              count: region.count,
              to: regionAddress([region]),
            })),
            ...(others.length > 0
              ? [
                  {
                    id: "others",
                    name: t(TEXTS.others, { count: others.length }),
                    count: others.reduce((sum, { count }) => sum + count, 0),
                    to: regionAddress(others),
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

function SeasonChart({ seasons }: { readonly seasons: NonNullable<Figures["seasons"]> }) {
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
        onOpen={openPage}
      />
    </ChartCard>
  );
}

function ActivityChart({ figures, activity }: ChartProps & { readonly activity: NonNullable<Figures["activity"]> }) {
  const t = useText();
  const language = useLanguage();
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
        bars={activity.people.map(({ id, name, count }) => ({
          id,
          name: <PersonName name={name} />,
          count,
          to: `${AUDIT_PAGE.path}?byId.in=${encodeURIComponent(id)}`,
        }))}
      />
    </ChartCard>
  );
}

/** A chart for each figure that the person may read. */
export function Charts({ figures }: ChartProps) {
  const { regions, seasons, activity } = figures;
  return (
    <div className={styles.charts}>
      <FlowChart figures={figures} />
      {seasons ? <SeasonChart seasons={seasons} /> : null}
      {regions ? <RegionChart regions={regions} /> : null}
      {activity ? <ActivityChart figures={figures} activity={activity} /> : null}
    </div>
  );
}
