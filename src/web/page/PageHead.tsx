import type { ReactNode } from "react";
import style from "./page-head.module.css";

interface PageHeadProps {
  readonly title: string;
  readonly purpose?: ReactNode;
  /** What is done with the whole page. */
  readonly children?: ReactNode;
}

/** The title line of a page: what it is for, and its tools. */
export const PageHead = ({ title, purpose, children }: PageHeadProps) => (
  <header className={style.head}>
    <div>
      <h1>{title}</h1>
      {purpose === undefined ? null : <p>{purpose}</p>}
    </div>
    {children}
  </header>
);
