import { useText } from "../../../web/i18n/language.tsx";
import { REPORT_PAGE } from "../../../modules/statistics/report.ts";
import { useCan } from "../../../web/lookups/permissions.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import styles from "./trends.module.css";
import { openPage } from "../../routing/navigation.ts";
import { Section } from "../Section.tsx";
import { useFigures } from "../../../modules/statistics/charts/use-figures.web.ts";
import { hasCharts } from "../../../modules/statistics/charts/has-charts.ts";
import { ChartsSkeleton, LazyCharts } from "../../../modules/statistics/charts/LazyCharts.tsx";
import { STATISTICS_TEXTS } from "../../../modules/statistics/texts.ts";

/** Charts of the figures that this person may read. A failed call is reported by the totals, which share it. */
export function Trends() {
  const t = useText();
  const mayReport = useCan(REPORT_PAGE.permission);
  const { data, isPending } = useFigures();
  if (!isPending && !(data && hasCharts(data))) return null;
  return (
    <Section
      id="dashboard-trends"
      title={
        mayReport ? (
          <span className="row" data-ends="">
            {t(STATISTICS_TEXTS.trends)}
            <PageLink className={`link ${styles.report}`} to={REPORT_PAGE.path}>
              {t(REPORT_PAGE.title)}
            </PageLink>
          </span>
        ) : (
          t(STATISTICS_TEXTS.trends)
        )
      }
    >
      {data ? <LazyCharts figures={data} onOpen={openPage} /> : <ChartsSkeleton />}
    </Section>
  );
}
