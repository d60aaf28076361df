import { personNameIn } from "../../contract/person-name.ts";
import type { ReactNode } from "react";
import { inLanguage, type Language, type Text } from "../../contract/text.ts";
import { Tag } from "../../web/components/Tag.tsx";
import { formatMomentToSecond } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { actionWords } from "./action-words.ts";
import type { HistoryEntry } from "./history.ts";
import { VERSION_TEXTS } from "../optimistic-locking/texts.ts";
import { HISTORY_TEXTS } from "./texts.ts";
import style from "./history.module.css";

/** The author's name, if the reader may know it. */
export const authorOf = (
  { byName }: Pick<HistoryEntry, "byName">,
  t: (text: Text) => string,
  language: Language,
): string =>
  byName === null ? t(VERSION_TEXTS.somebodyElse) : personNameIn(byName, language) || t(HISTORY_TEXTS.system);

/** Action, author, time and address of an entry. */
export function EntryHead({ entry, children }: { readonly entry: HistoryEntry; readonly children?: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const action = actionWords().get(entry.action);
  return (
    <header className={`row ${style.head}`} data-ends="">
      <div>
        <h3 className="line">
          <Tag>{action ? inLanguage(action, language) : entry.action}</Tag>
          {authorOf(entry, t, language)}
        </h3>
        <p className="note tabular">
          <time dateTime={entry.at}>{formatMomentToSecond(entry.at, language)}</time>
          {entry.address ? ` · ${t(HISTORY_TEXTS.from, { address: entry.address })}` : null}
        </p>
      </div>
      {children}
    </header>
  );
}
