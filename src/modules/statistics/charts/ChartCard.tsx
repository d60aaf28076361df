import type { ReactNode } from "react";
import styles from "./charts.module.css";

interface ChartCardProps {
  readonly title: string;
  readonly note?: string;
  /** Said in place of the chart when there is nothing to draw. */
  readonly empty?: string | undefined;
  readonly children: ReactNode;
}

export const ChartCard = ({ title, note, empty, children }: ChartCardProps) => (
  <figure className={`card stack ${styles.card}`} data-gap="12">
    <figcaption className="row" data-gap="12" data-tight="" data-ends="">
      <h3>{title}</h3>
      {note ? <p className="note">{note}</p> : null}
    </figcaption>
    {empty ? <p className="note nothing">{empty}</p> : children}
  </figure>
);
