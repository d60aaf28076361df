import type { ReactNode } from "react";
import style from "./page-head.module.css";

interface PageHeadProps {
  readonly title: string;
  readonly purpose?: ReactNode;
  /** Actions on the whole page. */
  readonly children?: ReactNode;
}

/** The head of a page: title, purpose and actions. */
export const PageHead = ({ title, purpose, children }: PageHeadProps) => (
  <header className={`row ${style.head}`} data-ends="">
    <div>
      <h1>{title}</h1>
      {purpose === undefined ? null : <p data-tone="quiet">{purpose}</p>}
    </div>
    {children}
  </header>
);
