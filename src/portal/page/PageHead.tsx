import type { ReactNode } from "react";

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Leads to the whole that the page is a part of. */
  readonly kicker?: ReactNode;
  /** Below the lead: how it stands with what the page shows. */
  readonly children?: ReactNode;
}

export const PageHead = ({ title, lead, kicker, children }: PageHeadProps) => (
  <header className="page-head">
    {kicker ? <p className="page-kicker">{kicker}</p> : null}
    <h1>{title}</h1>
    {lead ? <p className="page-lead">{lead}</p> : null}
    {children}
  </header>
);
