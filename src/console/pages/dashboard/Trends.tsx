import { useText } from "../../../web/i18n/language.tsx";
import { Section } from "../Section.tsx";
import { useFigures } from "../statistics/figures.ts";
import { hasCharts } from "../statistics/has-charts.ts";
import { ChartsSkeleton, LazyCharts } from "../statistics/LazyCharts.tsx";
import { STATISTICS_TEXTS } from "../statistics/texts.ts";

/** The charts of what this person may read. A failure is shown by the totals, which ask the same call. */
export function Trends() {
  const t = useText();
  const { data, isPending } = useFigures();
  if (!isPending && !(data && hasCharts(data))) return null;
  return (
    <Section id="dashboard-trends" title={t(STATISTICS_TEXTS.trends)}>
      {data ? <LazyCharts figures={data} /> : <ChartsSkeleton />}
    </Section>
  );
}
