import type { ReactNode } from "react";
import { Headline } from "../typography/PublicWords.tsx";

interface PublicPageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Link to the list that the page belongs to. */
  readonly kicker?: ReactNode;
  /** Details below the lead, such as the validity of what the page shows. */
  readonly children?: ReactNode;
}

export const PublicPageHead = ({ title, lead, kicker, children }: PublicPageHeadProps) => (
  <header className="page-head">
    {kicker ? <p className="page-kicker">{kicker}</p> : null}
    <h1>{typeof title === "string" ? <Headline>{title}</Headline> : title}</h1>
    {lead ? (
      <p className="page-lead" data-tone="quiet">
        {lead}
      </p>
    ) : null}
    {children}
  </header>
);
