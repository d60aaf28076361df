import { Button } from "antd";
import { Download, Printer } from "lucide-react";
import { EmptyState } from "../../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useMayCall } from "../../../web/lookups/permissions.ts";
import { Screen } from "../../../web/page/Screen.tsx";
import { hasCharts } from "../charts/has-charts.ts";
import { useFigures } from "../charts/use-figures.web.ts";
import { REPORT_PAGE } from "../report.ts";
import { statistics } from "../statistics.ts";
import { STATISTICS_TEXTS as TEXTS } from "../texts.ts";
import { RegularReport } from "./RegularReport.tsx";
import { ReportTables } from "./ReportTables.tsx";
import styles from "./report.module.css";
import { useReportExport } from "./use-report-export.web.ts";

/** The dashboard's figures as tables, to be printed or saved as a workbook. */
export function ReportScreen() {
  const t = useText();
  const language = useLanguage();
  const figures = useFigures();
  const exported = useReportExport();
  const mayExport = useMayCall(statistics.export);
  const { data } = figures;
  const hasFigures = data !== undefined && (data.totals.length > 0 || hasCharts(data));
  return (
    <Screen
      isScrolling
      title={t(REPORT_PAGE.title)}
      purpose={
        data
          ? t(TEXTS.asOf, { time: formatMoment(new Date(figures.dataUpdatedAt).toISOString(), language) })
          : undefined
      }
      tools={
        hasFigures ? (
          <div className={`row ${styles.tools}`}>
            {mayExport ? <RegularReport /> : null}
            <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
              {t(TEXTS.print)}
            </Button>
            {mayExport ? (
              <Button
                type="primary"
                loading={exported.isPending}
                icon={<Download size={16} aria-hidden="true" />}
                onClick={() => exported.mutate()}
              >
                {t(TEXTS.export)}
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    >
      {figures.isPending ? <TableSkeleton /> : null}
      {figures.isError ? <ErrorState error={figures.error} onRetry={() => void figures.refetch()} /> : null}
      {data && !hasFigures ? <EmptyState title={t(TEXTS.noFigures)} text={t(TEXTS.noFiguresText)} /> : null}
      {hasFigures ? <ReportTables figures={data} /> : null}
    </Screen>
  );
}
