import { Wait } from "../../../web/components/states/Skeleton.tsx";
import { PartFallback } from "../../../web/lazy/PartBoundary.tsx";
import { lazyPart } from "../../../web/lazy/lazy-part.tsx";
import styles from "./charts.module.css";
import type { Figures } from "../statistics.ts";

interface ChartsProps {
  readonly figures: Figures;
  /** Opens a list in the console. */
  readonly onOpen: (href: string) => void;
}

const Charts = lazyPart<ChartsProps>(async () => (await import("./Charts.tsx")).Charts);

const BOXES = 4;

export const ChartsSkeleton = () => (
  <Wait>
    <div className={`stack ${styles.charts}`} data-gap="12">
      {Array.from({ length: BOXES }, (_, box) => (
        <div className={`card stack ${styles.card} ${styles.shape}`} data-gap="12" key={box}>
          <div className="skeleton-bar" style={{ width: "40%" }} />
        </div>
      ))}
    </div>
  </Wait>
);

/** The charts; their code loads after the rest of the page. */
export const LazyCharts = (props: ChartsProps) => (
  <PartFallback value={<ChartsSkeleton />}>
    <Charts {...props} />
  </PartFallback>
);
