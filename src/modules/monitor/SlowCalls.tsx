import { ERRORS, type ErrorName } from "../../contract/errors.ts";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { millisecondsText } from "./durations.web.ts";
import type { ShownInstance } from "./monitor.ts";
import { MonitorTable } from "./MonitorTable.tsx";
import { MONITOR_TEXTS as texts } from "./screen-texts.ts";

const MAX_CALLS = 10;

/** The error message that the caller got; only the error's name if the message is about one call. */
function Outcome({ of }: { readonly of: string }) {
  const t = useText();
  if (of === "ok") return t(texts.answered);
  const words = Object.hasOwn(ERRORS, of) ? ERRORS[of as ErrorName].words : undefined;
  return words && !words.en.includes("{") ? <span title={of}>{t(words)}</span> : <code>{of}</code>;
}

/** The slowest calls of all instances. */
export function SlowCalls({ instances }: { readonly instances: readonly ShownInstance[] }) {
  const t = useText();
  const language = useLanguage();
  const calls = instances
    .flatMap(({ slow }) => slow)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MAX_CALLS);
  return (
    <section>
      <h2>{t(texts.slow)}</h2>
      <p className="note">{t(calls.length > 0 ? texts.slowNote : texts.noSlow)}</p>
      {calls.length > 0 ? (
        <MonitorTable hasMain heads={[texts.route, texts.duration, texts.when, texts.outcome, texts.requestId]}>
          {calls.map(({ id, method, route, ms, at, outcome }) => (
            <tr key={id}>
              <td>
                {route === "page" ? (
                  t(texts.aPage)
                ) : (
                  <code>
                    {method} {route}
                  </code>
                )}
              </td>
              <td data-head={t(texts.duration)}>{millisecondsText(ms, language)}</td>
              <td data-head={t(texts.when)}>{formatMoment(at, language)}</td>
              <td data-head={t(texts.outcome)} data-tone={outcome === "internal" ? "wrong" : undefined}>
                <Outcome of={outcome} />
              </td>
              <td data-head={t(texts.requestId)}>
                <code>{id}</code>
              </td>
            </tr>
          ))}
        </MonitorTable>
      ) : null}
    </section>
  );
}
