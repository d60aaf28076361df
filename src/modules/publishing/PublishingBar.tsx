import { Button } from "antd";
import type { Module } from "../../crud/define-module.ts";
import { useRecord, type Row } from "../../crud/record-queries.web.ts";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { FIELD_TEXTS } from "../../fields/texts.ts";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import style from "./publishing.module.css";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { Translation } from "./translation/Translation.tsx";
import { momentOf, stateOf, translationsOf, uncheckedIn, usePublishing } from "./use-publishing.web.ts";

interface BarProps {
  readonly module: Module;
  readonly record: Row;
  readonly isDirty: boolean;
}

/** The publishing state of a record and of its translations, with the actions on both. */
export function PublishingBar({ module, record, isDirty }: BarProps) {
  const t = useText();
  const language = useLanguage();
  const publishing = usePublishing(module);
  const { button } = useBusyButtons();
  const row = useRecord(module, record.id).data ?? record; // the cached record has the result of actions taken here
  const state = stateOf(row);
  const field = module.fields["state"];
  const at = momentOf(row, "publishAt");
  const since = momentOf(row, "publishedAt");
  const until = momentOf(row, "visibleUntil");
  const when = (moment: string) => ({ moment: formatMoment(moment, language) });
  const unchecked = uncheckedIn(row);
  return (
    <section className={`note stack ${style.bar}`} aria-label={t(TEXTS.way)}>
      <span className={`beside ${style.state}`}>
        {field ? <ValueCell name="state" field={field} record={row} /> : null}
        {state === "scheduled" && at ? (
          <time className="note" dateTime={at}>
            {t(TEXTS.scheduledFor, when(at))}
          </time>
        ) : null}
        {state === "published" && since ? (
          <time className="note" dateTime={since}>
            {t(TEXTS.publishedSince, when(since))}
          </time>
        ) : null}
        {until ? (
          <time className="note" dateTime={until}>
            {t(TEXTS.until, when(until))}
          </time>
        ) : null}
      </span>
      {translationsOf(row).map((each) => (
        <span key={each} className={`beside ${style.state}`}>
          {t(FIELD_TEXTS[each])} <Translation row={row} language={each} />
          {publishing.mayCheck && unchecked.includes(each) ? (
            <Button
              size="small"
              type="link"
              {...(isDirty ? { title: t(TEXTS.saveFirst) } : {})}
              {...button(each, () => publishing.markTranslationChecked(row, each), isDirty)}
            >
              {t(TEXTS.markChecked)}
            </Button>
          ) : null}
        </span>
      ))}
      {publishing.mayPublish && (state === "published" || state === "scheduled") ? (
        <Button size="small" type="link" className="at-start" {...button("withdraw", () => publishing.withdraw(row))}>
          {t(state === "published" ? TEXTS.withdraw : TEXTS.cancelSchedule)}
        </Button>
      ) : null}
    </section>
  );
}
