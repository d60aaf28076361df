import { personNameIn } from "../../../contract/person-name.ts";
import type { Text } from "../../../contract/text.ts";
import { RecordLink } from "../../../crud/addresses/RecordLink.tsx";
import { formatMoment } from "../../../web/format/format-moment.ts";
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

interface RelatedProps {
  readonly of: ApplicationDetail;
}

/** The records created from an approved application. */
function CreatedRecords({ of: { enterprise: made, made: products } }: RelatedProps) {
  const t = useText();
  if (!made) return null;
  return (
    <section>
      <h2>{t(TEXTS.made)}</h2>
      <ul className="stack">
        <li>
          <RecordLink module={enterprise} id={made.id}>
            {made.title}
          </RecordLink>
        </li>
        {products.map(({ id, title }) => (
          <li key={id}>
            <RecordLink module={product} id={id}>
              {title}
            </RecordLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PossibleDuplicates({ of: { enterprises } }: RelatedProps) {
  const t = useText();
  if (enterprises.length === 0) return null;
  return (
    <section className="callout">
      <h2>{t(TEXTS.alike)}</h2>
      <ul className="stack">
        {enterprises.map(({ id, title, same }) => (
          <li key={id}>
            <RecordLink module={enterprise} id={id}>
              {title}
            </RecordLink>
            <small>{t(SAME[same])}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other applications of the same applicant. */
function EarlierApplications({ of: { earlier } }: RelatedProps) {
  const t = useText();
  if (earlier.length === 0) return null;
  return (
    <section>
      <h2>{t(TEXTS.earlier)}</h2>
      <ul className="stack">
        {earlier.map(({ id, number, name, state }) => (
          <li key={id}>
            <RecordLink module={application} id={id}>{`${number} ${name}`}</RecordLink>
            <StateTag state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ of: { steps } }: RelatedProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <section>
      <h2>{t(TEXTS.history)}</h2>
      <ol className={`stack ${style.history}`} data-gap="12">
        {steps.toReversed().map(({ kind, at, by, to, message, mail }) => (
          <li key={`${at}${kind}`} className="stack" data-gap="0">
            <time className="note" dateTime={at}>
              {formatMoment(at, language)}
            </time>
            <span>{t(STEPS[kind], { by: personNameIn(by, language), to: personNameIn(to, language) })}</span>
            {message ? <p className="well words">{message}</p> : null}
            {mail ? (
              <small className="note below" data-tone={mail === "failed" ? "wrong" : undefined}>
                {t(MAIL[mail])}
              </small>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Created records or possible duplicates, other applications of the same applicant, and the history. */
export function Related({ of }: RelatedProps) {
  return (
    <>
      {of.enterprise ? <CreatedRecords of={of} /> : <PossibleDuplicates of={of} />}
      <EarlierApplications of={of} />
      <History of={of} />
    </>
  );
}
