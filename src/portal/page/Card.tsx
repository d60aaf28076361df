import type { ReactNode } from "react";
import type { PublicText } from "../../contract/public/public-text.ts";
import { Picture } from "../picture/Picture.tsx";
import { LanguageTag, PublicWords, TitleWords } from "../typography/PublicWords.tsx";

interface CardProps {
  readonly href: string;
  readonly title: PublicText;
  /** Path of an uploaded picture; without one the card begins with a line. */
  readonly picture: string;
  readonly ratio?: "16/9" | "4/3" | "1/1";
  /** Kind and region above the title: spans, with `strong` for emphasis. */
  readonly kicker?: ReactNode;
  readonly text?: PublicText;
  readonly foot?: ReactNode;
  /** First card of a page, shown large; its picture is loaded first. */
  readonly isLead?: boolean;
  /** Its picture is visible without scrolling, so it is loaded first. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
  /** The picture's `sizes` attribute; by default a third of a wide page. */
  readonly sizes?: string;
}

/** One item of a list, with picture, title and details; the whole card is its link. */
export function Card({
  href,
  title,
  picture,
  ratio = "4/3",
  kicker,
  text,
  foot,
  isLead = false,
  isFirst = isLead,
  level = 2,
  sizes = isLead ? "(width < 860px) 100vw, 720px" : "(width < 860px) 40vw, 360px",
}: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="card" data-lead={isLead || undefined} data-bare={picture === "" || undefined}>
      {picture === "" ? null : (
        <Picture src={picture} alt="" ratio={isLead ? "16/9" : ratio} sizes={sizes} isFirst={isFirst} />
      )}
      <div className="card-words">
        {kicker ? <p className="page-kicker">{kicker}</p> : null}
        <Heading>
          <a className="card-link" href={href}>
            <TitleWords of={title} />
          </a>
        </Heading>
        {text?.text ? (
          <p className="card-text two-lines">
            {text.language === title.language ? null : <LanguageTag of={text} />} <PublicWords of={text} />
          </p>
        ) : null}
        {foot ? <p className="card-foot meta">{foot}</p> : null}
      </div>
    </article>
  );
}
