import { useMemo, useState, type ReactNode, type RefObject } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { PartBoundary } from "../../web/lazy/PartBoundary.tsx";
import { usePersonal } from "../../web/preferences/personal.ts";
import type { Column } from "./RecordRow.tsx";

export type Widths = Readonly<Record<string, number>>;

// Come once somebody points at the head or tabs into it.
const ColumnResizer = lazyPart(async () => (await import("./ColumnResizer.tsx")).ColumnResizer);

/** The widths that this person gave to columns of a list, and the edges by which they are changed. */
export function useColumnWidths(path: string, columns: readonly Column[], table: RefObject<HTMLTableElement | null>) {
  const kept = usePersonal("widths")[path];
  const [dragged, onDrag] = useState<Widths>();
  const [isNear, setNear] = useState(false);
  const widths: Widths = useMemo(() => ({ ...kept, ...dragged }), [kept, dragged]);
  return {
    widths,
    // The last column ends where the table does.
    edgeOf: (column: Column): ReactNode =>
      isNear && column !== columns.at(-1) ? (
        <PartBoundary coming={null} missing={() => null}>
          <ColumnResizer {...{ path, columns, column, table, onDrag }} />
        </PartBoundary>
      ) : null,
    onNear: () => setNear(true),
  };
}
