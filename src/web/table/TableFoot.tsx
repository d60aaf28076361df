import { useIsPhone } from "../page/use-is-phone.ts";
import type { ListView } from "./list-address.ts";
import { Pager } from "./pager/Pager.tsx";
import { PrintedRange } from "./PrintedRange.tsx";
import style from "./table-foot.module.css";

interface TableFootProps {
  /** The number of rows, as text. */
  readonly said: string;
  /** The full text, where `said` is abbreviated. */
  readonly saidInFull?: string | undefined;
  readonly view: Pick<ListView, "page" | "misread">;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly sizes?: readonly number[];
  readonly onSize?: (size: number) => void;
}

/** The number of rows and the pager; renders nothing without rows, or where they answer only a part of the address. */
export function TableFoot({ said, saidInFull, view, sizes, ...rows }: TableFootProps) {
  const isPhone = useIsPhone();
  if (rows.total === 0 || view.misread) return null;
  return (
    <footer className={`row tabular ${style.foot}`} data-ends="" data-tone="quiet">
      <span title={saidInFull}>{said}</span>
      <PrintedRange from={(view.page - 1) * rows.pageSize + 1} to={Math.min(view.page * rows.pageSize, rows.total)} />
      <Pager isBrief={isPhone} sizes={isPhone ? undefined : sizes} page={view.page} {...rows} />
    </footer>
  );
}
