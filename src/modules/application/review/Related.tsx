import { personNameIn } from "../../../contract/person-name.ts";
import type { Text } from "../../../contract/text.ts";
import { RecordLink } from "../../../crud/addresses/RecordLink.tsx";
import { formatMoment } from "../../../web/format/moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";
import style from "../application.module.css";
import { application, type ApplicationDetail } from "../application.ts";
import type { MailState, StepKind } from "../application-state.ts";
import { SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";
import { StateTag } from "../StateTag.tsx";

const STEPS: Readonly<Record<StepKind, Text>> = {
  submitted: TEXTS.stepSubmitted,
  resubmitted: TEXTS.stepResubmitted,
  taken: TEXTS.stepTaken,
  assigned: TEXTS.stepAssigned,
  returned: TEXTS.stepReturned,
  approved: TEXTS.stepApproved,
  rejected: TEXTS.stepRejected,
};
const MAIL: Readonly<Record<MailState, Text>> = {
  waiting: TEXTS.mailWaiting,
  sent: TEXTS.mailSent,
  failed: TEXTS.mailFailed,
};
const SAME = { creditCode: TEXTS.sameCreditCode, name: TEXTS.sameName, phone: TEXTS.samePhone } as const;

/** Created records or possible duplicates, other applications of the same applicant, and the history. */
export function Related({ of }: { readonly of: ApplicationDetail }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      {of.enterprise ? (
        <section>
          <h2>{t(TEXTS.made)}</h2>
          <ul className="stack">
            <li>
              <RecordLink module={enterprise} id={of.enterprise.id}>
                {of.enterprise.title}
              </RecordLink>
            </li>
            {of.made.map(({ id, title }) => (
              <li key={id}>
                <RecordLink module={product} id={id}>
                  {title}
                </RecordLink>
              </li>
            ))}
          </ul>
        </section>
      ) : of.enterprises.length > 0 ? (
        <section className="callout">
          <h2>{t(TEXTS.alike)}</h2>
          <ul className="stack">
            {of.enterprises.map(({ id, title, same }) => (
              <li key={id}>
                <RecordLink module={enterprise} id={id}>
                  {title}
                </RecordLink>
                <small>{t(SAME[same])}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {of.earlier.length > 0 ? (
        <section>
          <h2>{t(TEXTS.earlier)}</h2>
          <ul className="stack">
            {of.earlier.map(({ id, number, name, state }) => (
              <li key={id}>
                <RecordLink module={application} id={id}>{`${number} ${name}`}</RecordLink>
                <StateTag state={state} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2>{t(TEXTS.history)}</h2>
        <ol className={`stack ${style.history}`} data-gap="12">
          {of.steps.toReversed().map(({ kind, at, by, to, message, mail }) => (
            <li key={`${at}${kind}`}>
              <time className="note" dateTime={at}>
                {formatMoment(at, language)}
              </time>
              <span>{t(STEPS[kind], { by: personNameIn(by, language), to: personNameIn(to, language) })}</span>
              {message ? <p className="words">{message}</p> : null}
              {mail ? (
                <small className={`note ${style.mail}`} data-tone={mail === "failed" ? "wrong" : undefined}>
                  {t(MAIL[mail])}
                </small>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
