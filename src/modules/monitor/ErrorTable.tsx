import { formatMoment } from "../../web/format/format-moment.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { MonitorState } from "./monitor.ts";
import { MonitorTable } from "./MonitorTable.tsx";
import { MONITOR_TEXTS as texts } from "./screen-texts.ts";
import style from "./monitor.module.css";

/** Errors in people's browsers, each listed once. */
export function ErrorTable({ errors: { count, newest } }: { readonly errors: MonitorState["clientErrors"] }) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <section>
      <h2>{t(texts.errors)}</h2>
      <p className="note">{count > 0 ? t(texts.errorsNote, { count: number(count) }) : t(texts.noErrors)}</p>
      {count > 0 ? (
        <MonitorTable hasMain heads={[texts.message, texts.page, texts.times, texts.people, texts.last]}>
          {newest.map(({ message, url, times, people, lastAt }) => (
            <tr key={`${message} ${url} ${lastAt}`}>
              <td className={style.message}>{message}</td>
              <td data-head={t(texts.page)}>{url}</td>
              <td data-head={t(texts.times)}>{number(times)}</td>
              <td data-head={t(texts.people)}>{number(people)}</td>
              <td data-head={t(texts.last)}>{formatMoment(lastAt, language)}</td>
            </tr>
          ))}
        </MonitorTable>
      ) : null}
    </section>
  );
}
