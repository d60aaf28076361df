import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "./feedback-texts.ts";
import "./states.css";

// Different lengths, always the same ones: bars must look like words and not dance when drawn again.
const WIDTHS = [72, 48, 84, 60, 90, 54, 66, 78];
const widthAt = (index: number): string => `${WIDTHS[index % WIDTHS.length]}%`;
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A table's shape. */
export function TableSkeleton({ rows = 8, columns = 4 }: { readonly rows?: number; readonly columns?: number }) {
  const say = useText();
  return (
    <div className="skeleton" data-late="" role="status" aria-label={say(FEEDBACK_TEXTS.loading)}>
      <div className="skeleton-rows">
        {range(rows + 1).map((row) => (
          <div className="skeleton-row" key={row}>
            {range(columns).map((column) => (
              <div className="skeleton-bar" key={column} style={{ width: widthAt(row * 3 + column * 5) }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A form's shape, or any text's. */
export function LinesSkeleton({ lines = 5 }: { readonly lines?: number }) {
  const say = useText();
  return (
    <div className="skeleton" data-late="" role="status" aria-label={say(FEEDBACK_TEXTS.loading)}>
      {range(lines).map((line) => (
        <div className="skeleton-bar" key={line} style={{ width: widthAt(line) }} />
      ))}
    </div>
  );
}

/** A whole page's shape: title line, filter line, table. */
export function PageSkeleton() {
  return (
    <div style={{ display: "grid", gap: "var(--space-16)", padding: "var(--space-24)" }}>
      <div style={{ width: "28%" }}>
        <LinesSkeleton lines={2} />
      </div>
      <TableSkeleton />
    </div>
  );
}
