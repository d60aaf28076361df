import { useIsPhone } from "../page/use-is-phone.ts";
import { Pager } from "./Pager.tsx";
import style from "./table-foot.module.css";

interface TableFootProps {
  /** How many rows there are, in words. */
  readonly said: string;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** How many rows there are, and the way to the others; nothing where there are none. */
export function TableFoot({ said, ...pages }: TableFootProps) {
  const isPhone = useIsPhone();
  if (pages.total === 0) return null;
  return (
    <footer className={style.foot}>
      <span>{said}</span>
      <Pager isBrief={isPhone} {...pages} />
    </footer>
  );
}
