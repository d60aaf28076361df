import { Button } from "antd";
import { Copy } from "lucide-react";
import { useId } from "react";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { copyText } from "../../../web/clipboard/copy-text.ts";
import { callLink, mailLink } from "../../../web/format/contact-links.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import type { ApprovalLetter as Letter } from "../application.ts";
import { CREATED_TEXTS as TEXTS } from "./created-texts.ts";
import style from "./created.module.css";

/**
 * The approval's email and its delivery state; where none was delivered, the contact details and text for telling the
 * applicant.
 */
export function ApprovalLetter({ of }: { readonly of: Letter }) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const headingId = useId();
  const isByHand = of.state !== "sent" && of.state !== "waiting";
  const copy = async () => {
    if (await copyText(of.text)) feedback.success(t(TEXTS.copied));
    else feedback.error(t(TEXTS.notCopied));
  };
  return (
    <section className={`stack ${style.letter}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{t(TEXTS.letter)}</h2>
      <p
        className="row"
        data-gap="12"
        data-tone={of.state === "sent" ? "good" : of.state === "failed" ? "wrong" : undefined}
      >
        {t(TEXTS[of.state], { to: of.to })}
        <time data-tone="quiet" dateTime={of.at}>
          {formatMoment(of.at, language)}
        </time>
      </p>
      {isByHand ? (
        <p>
          {of.contact} ·{" "}
          <a className="link" href={callLink(of.phone)}>
            {of.phone}
          </a>
          {of.to === "" ? null : (
            <>
              {" · "}
              <a className="link" href={mailLink(of.to)}>
                {of.to}
              </a>
            </>
          )}
        </p>
      ) : null}
      <article className="stack card" lang={of.language}>
        <h3>{of.subject}</h3>
        <p className="words">{of.text}</p>
      </article>
      <footer className="row" data-gap="16" data-ends="">
        <small>{t(TEXTS.inTheirs, { language: t(FIELD_TEXTS[of.language]) })}</small>
        <Button size="small" icon={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
          {t(TEXTS.copy)}
        </Button>
      </footer>
    </section>
  );
}
