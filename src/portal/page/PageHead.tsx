import type { ReactNode } from "react";

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** What it is a part of, leading there. */
  readonly kicker?: { readonly href: string; readonly name: string } | undefined;
}

export const PageHead = ({ title, lead, kicker }: PageHeadProps) => (
  <header className="page-head">
    {kicker ? (
      <p className="page-kicker">
        <a href={kicker.href}>{kicker.name}</a>
      </p>
    ) : null}
    <h1>{title}</h1>
    {lead ? <p className="page-lead">{lead}</p> : null}
  </header>
);
