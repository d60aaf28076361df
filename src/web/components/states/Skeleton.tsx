import { Button } from "antd";
import type { ReactNode } from "react";
import { askAnyway, useConnection } from "../../document/connection.web.ts";
import { useText } from "../../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "../../feedback/feedback-texts.ts";
import "./states.css";

// Fixed lengths that differ: the bars look like words and keep their length in every render.
const WIDTHS = [72, 48, 84, 60, 90, 54, 66, 78];
const widthAt = (index: number): string => `${WIDTHS[index % WIDTHS.length]}%`;
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Announces a long wait around a skeleton or a text: that it is loading, or that it waits for the connection. */
export function Wait({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const connection = useConnection();
  if (connection === "up")
    return (
      <div className="skeleton stack" data-gap="12" data-late="" role="status" aria-label={t(FEEDBACK_TEXTS.loading)}>
        {children}
      </div>
    );
  return (
    <div className="skeleton stack" data-gap="12" data-late="" role="status">
      <div className="row" data-gap="12" data-tone="quiet">
        {t(connection === "offline" ? FEEDBACK_TEXTS.waitsForNetwork : FEEDBACK_TEXTS.waitsForServer)}
        {connection === "offline" ? (
          <Button size="small" onClick={askAnyway}>
            {t(FEEDBACK_TEXTS.retry)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const Bars = ({ lines }: { readonly lines: number }) =>
  range(lines).map((line) => <div className="skeleton-bar" key={line} style={{ width: widthAt(line) }} />);

interface TableSkeletonProps {
  readonly rows?: number;
  readonly columns?: number;
  /** On a phone cards come instead of the table. */
  readonly hasCards?: boolean;
}

export function TableSkeleton({ rows = 8, columns = 4, hasCards = false }: TableSkeletonProps) {
  return (
    <Wait>
      <div className="skeleton-rows card stack" data-clip="" data-gap="0" data-cards={hasCards ? "" : undefined}>
        {range(rows + 1).map((row) => (
          <div className="skeleton-row stack" data-gap="24" key={row}>
            {range(columns).map((column) => (
              <div className="skeleton-bar" key={column} style={{ width: widthAt(row * 3 + column * 5) }} />
            ))}
          </div>
        ))}
      </div>
    </Wait>
  );
}

export function LinesSkeleton({ lines = 5 }: { readonly lines?: number }) {
  return (
    <Wait>
      <Bars lines={lines} />
    </Wait>
  );
}

const Bar = ({ width, height = 12 }: { readonly width: number; readonly height?: number }) => (
  <div className="skeleton-bar" style={{ width, height, maxWidth: "100%" }} />
);

/** Skeleton of a page: its title at the place where it will stand, and what comes below. */
export const TitledSkeleton = ({ children }: { readonly children: ReactNode }) => (
  <div className="skeleton-page stack" data-gap="16">
    <div className="skeleton stack" data-gap="12" data-late="" aria-hidden="true">
      <Bar width={150} height={24} />
    </div>
    {children}
  </div>
);

/** Skeleton of a list page: title, filters, table. */
export const PageSkeleton = () => (
  <TitledSkeleton>
    <div className="row" data-late="" aria-hidden="true">
      <Bar width={240} height={32} />
      <Bar width={72} height={24} />
      <Bar width={72} height={24} />
    </div>
    <TableSkeleton hasCards />
  </TitledSkeleton>
);

/** Skeleton of a record's page: a title, and fields below it. */
export const RecordPageSkeleton = () => (
  <TitledSkeleton>
    <Wait>
      {range(5).map((field) => (
        <div key={field} style={{ display: "grid", gap: "var(--space-8)" }} data-field-shape="">
          <Bar width={96} />
          <div className="skeleton-bar" style={{ height: field === 0 ? 100 : 34 }} />
        </div>
      ))}
    </Wait>
  </TitledSkeleton>
);
