import { formatMoment } from "../../web/format/moment.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { DataTable } from "../../web/table/DataTable.tsx";
import type { MonitorState } from "./monitor.ts";
import { MONITOR_TEXTS as texts } from "./screen-texts.ts";
import style from "./monitor.module.css";

/** What went wrong in people's browsers, each error once. */
export function ErrorTable({ errors: { count, newest } }: { readonly errors: MonitorState["clientErrors"] }) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <section>
      <h2>{t(texts.errors)}</h2>
      <p className="note">{count > 0 ? t(texts.errorsNote, { count: number(count) }) : t(texts.noErrors)}</p>
      {count > 0 ? (
        <div className={`card ${style.wide}`}>
          <DataTable isStacked className={style.table}>
            <thead>
              <tr>
                <th className={style.main}>{t(texts.message)}</th>
                <th>{t(texts.page)}</th>
                <th>{t(texts.times)}</th>
                <th>{t(texts.people)}</th>
                <th>{t(texts.last)}</th>
              </tr>
            </thead>
            <tbody>
              {newest.map(({ message, url, times, people, lastAt }) => (
                <tr key={`${message} ${url} ${lastAt}`}>
                  <td className={style.message}>{message}</td>
                  <td data-head={t(texts.page)}>{url}</td>
                  <td data-head={t(texts.times)}>{number(times)}</td>
                  <td data-head={t(texts.people)}>{number(people)}</td>
                  <td data-head={t(texts.last)}>{formatMoment(lastAt, language)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </div>
      ) : null}
    </section>
  );
}
