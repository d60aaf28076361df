import { PHONE } from "../../contract/contact-rules.ts";
import { ENQUIRY_PATH, enterpriseAddress, productAddress } from "../../contract/public/public-addresses.ts";
import type { PublicText } from "../../contract/public/public-page.ts";
import { inLanguage } from "../../contract/text.ts";
import { ENQUIRY_LIMITS as LIMITS, enquiryPublic } from "../../modules/enquiry/enquiry.ts";
import { enterprisePublic } from "../../modules/enterprise/enterprise.ts";
import { productPublic } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Empty } from "../page/Empty.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { portalPage, type PageAddress } from "../page/portal-page.ts";
import { ENQUIRY_TEXTS as TEXTS } from "./enquiry-texts.ts";

interface About {
  readonly name: PublicText;
  readonly address: string;
  readonly member: "product" | "enterprise";
  readonly id: string;
  readonly outcome: "sent" | "tooMany" | "problem" | undefined;
}

/** A plain form: it is sent and checked without scripts. */
function Form({ about, place }: { readonly about: About; readonly place: PageAddress }) {
  const t = useText();
  return (
    <form
      className="enquiry-form stack"
      data-gap="16"
      method="post"
      action={`${place.apiBase ?? "/api"}${enquiryPublic.send.path}`}
    >
      <input type="hidden" name={about.member} value={about.id} />
      <input type="hidden" name="language" value={place.language} />
      <label>
        <span>{t(TEXTS.name)}</span>
        <input className="field-input" name="name" required maxLength={LIMITS.name} autoComplete="name" />
      </label>
      <label>
        <span>{t(TEXTS.phone)}</span>
        <input
          className="field-input"
          type="tel"
          name="phone"
          required
          maxLength={LIMITS.phone}
          pattern={PHONE.source}
          title={t(TEXTS.phoneHint)}
          aria-describedby="enquiry-phone-hint"
          autoComplete="tel"
        />
        <small id="enquiry-phone-hint">{t(TEXTS.phoneHint)}</small>
      </label>
      <label>
        <span>{t(TEXTS.email)}</span>
        <input className="field-input" type="email" name="email" maxLength={LIMITS.email} autoComplete="email" />
      </label>
      <label>
        <span>{t(TEXTS.message)}</span>
        <textarea className="field-input" name="message" required maxLength={LIMITS.message} rows={6} />
      </label>
      <label className="enquiry-consent">
        <input type="checkbox" name="consent" value="1" required />
        <span>{t(TEXTS.consent)}</span>
      </label>
      <button className="button" type="submit">
        {t(TEXTS.send)}
      </button>
    </form>
  );
}

function EnquiryPage({ data: about, place }: { readonly data: About; readonly place: PageAddress }) {
  const t = useText();
  const subject = about.name.text;
  const back = <a href={about.address}>{t(TEXTS.back, { subject })}</a>;
  if (about.outcome === "sent")
    return (
      <div className="page column" role="status">
        <Empty title={t(TEXTS.sent)} text={t(TEXTS.sentText)}>
          {back}
        </Empty>
      </div>
    );
  return (
    <div className="page column">
      <PageHead kicker={back} title={t(TEXTS.title, { subject })} lead={t(TEXTS.lead)} />
      {about.outcome ? (
        <p className="enquiry-problem" role="alert">
          {t(about.outcome === "tooMany" ? TEXTS.tooMany : TEXTS.problem)}
        </p>
      ) : null}
      <Form about={about} place={place} />
    </div>
  );
}

/** The form for a question about one product or enterprise, and what came of it. */
export const enquiryPage = portalPage<About>({
  path: ENQUIRY_PATH,
  reads: (query) => [query.get("product") ? "product" : "enterprise", "sent", "problem"],
  async load(ask, { query }) {
    const id = query.get("product") ?? query.get("enterprise");
    const member = query.get("product") ? "product" : "enterprise";
    const found = await (member === "product" ? ask(productPublic.one, { id }) : ask(enterprisePublic.one, { id }));
    if (!found) return undefined;
    const problem = query.get("problem");
    return {
      name: found.name,
      member,
      id: found.id,
      address: member === "product" ? productAddress(found.id) : enterpriseAddress(found.id),
      outcome: query.has("sent")
        ? "sent"
        : problem === "tooManyRequests"
          ? "tooMany"
          : problem === null
            ? undefined
            : "problem",
    };
  },
  head: ({ name }, { language }) => ({
    title: inLanguage(TEXTS.title, language, { subject: name.text }),
    isPrivate: true,
  }),
  View: EnquiryPage,
});
