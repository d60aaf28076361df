import { modules } from "../../../modules/index.ts";
import type { StatisticsTotal } from "../../../modules/statistics/statistics.ts";
import { Sparkline } from "../../../web/chart/Sparkline.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { Wait } from "../../../web/components/states/Skeleton.tsx";
import { formatNumber, formatTotal } from "../../../web/format/number.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { PageLink } from "../../routing/PageLink.tsx";
import { useFigures } from "../../../modules/statistics/charts/use-figures.web.ts";
import { DASHBOARD_TEXTS } from "./texts.ts";
import styles from "./totals.module.css";

const SHAPES = 6;

function Total({ total: { path, count, added } }: { readonly total: StatisticsTotal }) {
  const t = useText();
  const language = useLanguage();
  const { short, full } = formatTotal(count, language);
  const more = added.reduce((sum, each) => sum + each, 0);
  return (
    <li>
      <PageLink className={`pressable stack ${styles.total}`} data-gap="2" to={path}>
        <span className="note cut">{modules.find((each) => each.path === path)?.title[language]}</span>
        <span className={`line ${styles.line}`} data-gap="12" data-ends="">
          <strong className="tabular" title={full}>
            {short}
          </strong>
          <Sparkline values={added} />
        </span>
        <span className="remark tabular">{t(DASHBOARD_TEXTS.added, { count: formatNumber(more, language) })}</span>
      </PageLink>
    </li>
  );
}

/** Totals of the lists that this person may read, with the records added per week. */
export function Totals() {
  const t = useText();
  const figures = useFigures();
  if (figures.isPending)
    return (
      <Wait>
        <div className={`card ${styles.totals}`} data-shape="">
          {Array.from({ length: SHAPES }, (_, each) => (
            <div className={`stack ${styles.total}`} key={each}>
              <div className="skeleton-bar" style={{ width: "50%" }} />
              <div className="skeleton-bar" style={{ height: 24 }} />
              <div className="skeleton-bar" style={{ width: "70%" }} />
            </div>
          ))}
        </div>
      </Wait>
    );
  if (figures.isError) return <ErrorState error={figures.error} onRetry={() => void figures.refetch()} />;
  const totals = figures.data?.totals ?? [];
  if (totals.length === 0) return null;
  return (
    <ul className={`card ${styles.totals}`} aria-label={t(DASHBOARD_TEXTS.totals)}>
      {totals.map((total) => (
        <Total key={total.path} total={total} />
      ))}
    </ul>
  );
}
