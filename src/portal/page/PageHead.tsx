import type { ReactNode } from "react";

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}

/** How a page begins. */
export const PageHead = ({ title, lead }: PageHeadProps) => (
  <header className="page-head">
    <h1>{title}</h1>
    {lead ? <p className="page-lead">{lead}</p> : null}
  </header>
);
