import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { DataTable } from "../../web/table/DataTable.tsx";
import { millisecondsText } from "./durations.web.ts";
import type { ShownInstance } from "./monitor.ts";
import { MONITOR_TEXTS as texts } from "./screen-texts.ts";
import style from "./monitor.module.css";

const MOST = 10;

/** The slowest calls of all instances. */
export function SlowCalls({ instances }: { readonly instances: readonly ShownInstance[] }) {
  const t = useText();
  const language = useLanguage();
  const calls = instances
    .flatMap(({ slow }) => slow)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST);
  return (
    <section>
      <h2>{t(texts.slow)}</h2>
      <p className="note">{t(calls.length > 0 ? texts.slowNote : texts.noSlow)}</p>
      {calls.length > 0 ? (
        <div className={`card ${style.wide}`}>
          <DataTable isStacked className={style.table}>
            <thead>
              <tr>
                <th className={style.main}>{t(texts.route)}</th>
                <th>{t(texts.duration)}</th>
                <th>{t(texts.when)}</th>
                <th>{t(texts.outcome)}</th>
                <th>{t(texts.requestId)}</th>
              </tr>
            </thead>
            <tbody>
              {calls.map(({ id, method, route, ms, at, outcome }) => (
                <tr key={id}>
                  <td>
                    <code>
                      {method} {route}
                    </code>
                  </td>
                  <td data-head={t(texts.duration)}>{millisecondsText(ms, language)}</td>
                  <td data-head={t(texts.when)}>{formatMoment(at, language)}</td>
                  <td data-head={t(texts.outcome)} data-tone={outcome === "internal" ? "wrong" : undefined}>
                    {outcome}
                  </td>
                  <td data-head={t(texts.requestId)}>
                    <code>{id}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </div>
      ) : null}
    </section>
  );
}
