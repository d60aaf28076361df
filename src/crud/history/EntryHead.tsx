import type { ReactNode } from "react";
import { inLanguage, type Language, type Text } from "../../contract/text.ts";
import { Tag } from "../../web/components/Tag.tsx";
import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { actionWords } from "./actions.ts";
import type { HistoryEntry } from "./history.ts";
import { VERSION_TEXTS } from "../versions/texts.ts";
import { HISTORY_TEXTS } from "./texts.ts";
import style from "./history.module.css";

// Several changes of one minute must not look like one.
export const toTheSecond = (iso: string, language: Language): string =>
  `${formatMoment(iso, language)}:${String(new Date(iso).getSeconds()).padStart(2, "0")}`;

/** Who did it, as the reader may be told. */
export const authorOf = ({ byName }: Pick<HistoryEntry, "byName">, t: (text: Text) => string): string =>
  byName === null ? t(VERSION_TEXTS.somebodyElse) : byName || t(HISTORY_TEXTS.system);

/** What was done, by whom, when and from where, in one line or two. */
export function EntryHead({ entry, children }: { readonly entry: HistoryEntry; readonly children?: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const action = actionWords().get(entry.action);
  return (
    <header className={style.head}>
      <div>
        <h3>
          <Tag>{action ? inLanguage(action, language) : entry.action}</Tag>
          {authorOf(entry, t)}
        </h3>
        <p>
          <time dateTime={entry.at}>{toTheSecond(entry.at, language)}</time>
          {entry.address ? ` · ${t(HISTORY_TEXTS.from, { address: entry.address })}` : null}
        </p>
      </div>
      {children}
    </header>
  );
}
