import { useIsPhone } from "../page/use-is-phone.ts";
import { Pager } from "./pager/Pager.tsx";
import { PrintedRange } from "./PrintedRange.tsx";
import style from "./table-foot.module.css";

interface TableFootProps {
  /** The number of rows, as text. */
  readonly said: string;
  /** The full text, where `said` is abbreviated. */
  readonly saidInFull?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly sizes?: readonly number[];
  readonly onSize?: (size: number) => void;
}

/** The number of rows and the pager; renders nothing without rows. */
export function TableFoot({ said, saidInFull, sizes, ...pages }: TableFootProps) {
  const isPhone = useIsPhone();
  if (pages.total === 0) return null;
  return (
    <footer className={`row tabular ${style.foot}`} data-ends="" data-tone="quiet">
      <span title={saidInFull}>{said}</span>
      <PrintedRange
        from={(pages.page - 1) * pages.pageSize + 1}
        to={Math.min(pages.page * pages.pageSize, pages.total)}
      />
      <Pager isBrief={isPhone} sizes={isPhone ? undefined : sizes} {...pages} />
    </footer>
  );
}
