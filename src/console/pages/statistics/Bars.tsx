import type { ReactNode } from "react";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage } from "../../../web/i18n/language.tsx";
import { PageLink } from "../../routing/PageLink.tsx";
import styles from "./charts.module.css";

export interface Bar {
  readonly id: string;
  readonly name: ReactNode;
  readonly count: number;
  /** Address of the records that are counted. */
  readonly to: string;
}

/** Numbers as a list, each with a bar of its share of the largest and a link to the records. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const language = useLanguage();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, name, count, to }) => (
        <li key={id}>
          <PageLink className={styles.bar} to={to}>
            <span className={styles.barName}>{name}</span>
            <span className={styles.barNumber}>{formatNumber(count, language)}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
