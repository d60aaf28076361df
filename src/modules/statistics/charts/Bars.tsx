import type { ReactNode } from "react";
import { ChartLink } from "../../../web/chart/ChartLink.tsx";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage } from "../../../web/i18n/language.tsx";
import styles from "./charts.module.css";

export interface Bar {
  readonly id: string;
  readonly name: ReactNode;
  readonly count: number;
  /** Address of the records that are counted; absent where there are none to show. */
  readonly to?: string;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly onOpen: (href: string) => void;
}

/** Numbers as a list, each with a bar of its share of the largest and a link to the records. */
export function Bars({ bars, onOpen }: BarsProps) {
  const language = useLanguage();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const inner = (name: ReactNode, count: number) => (
    <>
      <span className="breakable">{name}</span>
      <span className="medium tabular">{formatNumber(count, language)}</span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${(count / most) * 100}%` }} />
      </span>
    </>
  );
  return (
    <ul className={`stack ${styles.bars}`} data-gap="0">
      {bars.map(({ id, name, count, to }) => (
        <li key={id}>
          {to === undefined ? (
            <div className={`note ${styles.bar}`}>{inner(name, count)}</div>
          ) : (
            <ChartLink className={`pressable note ${styles.bar}`} href={to} onOpen={onOpen}>
              {inner(name, count)}
            </ChartLink>
          )}
        </li>
      ))}
    </ul>
  );
}
