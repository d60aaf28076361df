import { useId, type ReactNode } from "react";

import { useText } from "../../web/i18n/language.tsx";
import { PAGE_TEXTS } from "./page-texts.ts";
import { linkTo } from "./indexing.ts";
import { Headline } from "../typography/PublicWords.tsx";

interface SectionProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: string;
  /** Address of the complete list. */
  readonly all?: string;
  readonly children: ReactNode;
}

/** A titled section of a page. */
export function Section({ title, lead, all, children }: SectionProps) {
  const t = useText();
  const id = useId();
  return (
    <section className="page-section" aria-labelledby={id}>
      <header className="page-section-head">
        <h2 id={id}>
          <Headline>{title}</Headline>
        </h2>
        {lead ? <p>{lead}</p> : null}
        {all ? (
          <a className="more" {...linkTo(all)} aria-label={`${title}: ${t(PAGE_TEXTS.seeAll)}`}>
            {t(PAGE_TEXTS.seeAll)}
          </a>
        ) : null}
      </header>
      {children}
    </section>
  );
}
