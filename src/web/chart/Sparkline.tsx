import styles from "./chart.module.css";

const STEP = 7;
const BAR = 5;
const HEIGHT = 24;
/** Height of a bar for zero, in view box units. */
const MIN_HEIGHT = 1.5;

interface SparklineProps {
  readonly values: readonly number[];
}

/** A row of small bars beside a number. Hidden from screen readers, because the text around it says the same. */
export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(1, ...values);
  const width = Math.max(0, values.length * STEP - (STEP - BAR));
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      {values.map((value, index) => {
        const height = Math.max(MIN_HEIGHT, (value / most) * HEIGHT);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- the values have no other name than their place
            key={index}
            data-empty={value === 0 || undefined}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
}
