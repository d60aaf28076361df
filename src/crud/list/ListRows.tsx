import type { ReactNode } from "react";
import style from "./list.module.css";

interface ListRowsProps {
  /** They do not answer the question that is typed or on its way. */
  readonly isOld: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The rows of a list, dimmed while they still answer the previous query. */
export const ListRows = ({ isOld, className = "fill", children }: ListRowsProps) => (
  <div className={`${className} ${style.body}`} data-old={isOld ? "" : undefined}>
    {children}
  </div>
);
