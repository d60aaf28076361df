import type { Module } from "../../../crud/define-module.ts";
import { RecordLink } from "../../../crud/addresses/RecordLink.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import type { Outcome } from "../publishing.ts";
import style from "../publishing.module.css";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";

interface RefusedListProps {
  readonly refused: Outcome["refused"];
  /** For links to the records; absent in a confirmation, which is outside of every page. */
  readonly module?: Module;
}

/** The refused records with their reasons. */
export function RefusedList({ refused, module }: RefusedListProps) {
  const t = useText();
  return (
    <ul className={`dialog-list ${style.refused}`}>
      {refused.map(({ id, title, reason }) => (
        <li key={id} className="stack" data-gap="0">
          {title !== "" && module ? (
            <RecordLink module={module} id={id}>
              {title}
            </RecordLink>
          ) : (
            <span>{title || t(TEXTS.unseen)}</span>
          )}
          <span className="note">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
