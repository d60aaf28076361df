import type { ReactNode } from "react";
import { KEPT_FORM, WAS_REFUSED } from "../../contract/kept-form.ts";
import type { RefusedForm } from "../../contract/page-render.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { enquiryPublicCalls } from "../../modules/enquiry/enquiry.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Empty } from "../page/Empty.tsx";
import { describedControl, FieldError, FormField } from "../form/FormField.tsx";
// oxlint-disable-next-line import/default -- the build makes a text of it (scripts/build/inline-script.ts)
import sentForm from "../form/sent-form.web.ts?script";
import { usePageScript } from "../page/page-scripts.ts";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { ENQUIRY_TEXTS as TEXTS } from "./enquiry-texts.ts";
import type { About } from "./load-enquiry.ts";

/** The visitor's fields, in the order of the form. */
const LABELS = {
  name: TEXTS.name,
  phone: TEXTS.phone,
  email: TEXTS.email,
  message: TEXTS.message,
  consent: TEXTS.consentLabel,
} as const;
type Member = keyof typeof LABELS;
const MEMBERS = Object.keys(LABELS) as Member[];
export const FORM_ID = "enquiry";
const idOf = (member: Member) => `enquiry-${member}`;

/** Why it was not sent, with a way to each field that must be corrected. */
function Refusal({ form }: { readonly form: RefusedForm }) {
  const t = useText();
  const wrong = MEMBERS.filter((member) => form.errors[member]);
  return (
    // Its focus is where a keyboard or a screen reader goes on after the page has come back.
    <div className="enquiry-refusal" role="alert" tabIndex={-1} autoFocus>
      <strong>{t(wrong.length > 0 ? TEXTS.wrong : TEXTS.problem, { reason: form.message })}</strong>
      {wrong.length > 0 ? (
        <ul>
          {wrong.map((member) => (
            <li key={member}>
              <a href={`#${idOf(member)}`}>{t(LABELS[member])}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface MemberFieldProps {
  readonly member: Exclude<Member, "consent">;
  readonly help?: string;
  readonly form: RefusedForm | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

interface ControlProps extends ReturnType<typeof describedControl> {
  readonly name: Member;
  readonly className: string;
  readonly defaultValue: string | undefined;
}

/** A field with the submitted value and what is wrong with it. */
function MemberField({ member, help, form, children }: MemberFieldProps) {
  const t = useText();
  const field = { id: idOf(member), help, error: form?.errors[member] };
  return (
    <FormField {...field} label={t(LABELS[member])}>
      {children({
        ...describedControl(field),
        name: member,
        className: "field-input",
        defaultValue: form?.values[member],
      })}
    </FormField>
  );
}

function Consent({ form }: { readonly form: RefusedForm | undefined }) {
  const t = useText();
  const id = idOf("consent");
  const error = form?.errors["consent"];
  return (
    <div className="enquiry-consent">
      <input
        type="checkbox"
        id={id}
        name="consent"
        value="1"
        required
        defaultChecked={form?.values["consent"] === "1"}
        {...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
      />
      <label data-tone="quiet" htmlFor={id}>
        {t(TEXTS.consent)}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/**
 * A plain form, which is sent and validated without scripts. Browser validation is off, because it would use the
 * browser's language; nothing is truncated either. The server answers in the page's language with the errors and the
 * submitted values.
 */
function Form({ about, address }: { readonly about: About; readonly address: PageAddress }) {
  usePageScript(sentForm);
  const t = useText();
  const form = address.refusedForm;
  const kept = form && address.query.get(KEPT_FORM);
  return (
    <form
      className="enquiry-form stack"
      data-gap="16"
      method="post"
      id={FORM_ID}
      // Whoever opens the address of a call is led to the form by its query, which the call itself does not read.
      action={`${address.apiBase ?? "/api"}${enquiryPublicCalls.send.path}?${new URLSearchParams({ [about.member]: about.id })}`}
      noValidate
    >
      {form?.message ? <input type="hidden" name={WAS_REFUSED} value="1" /> : null}
      {kept ? <input type="hidden" name={KEPT_FORM} value={kept} /> : null}
      <input type="hidden" name={about.member} value={about.id} />
      <input type="hidden" name="language" value={address.language} />
      <MemberField member="name" form={form}>
        {(control) => <input {...control} required autoComplete="name" />}
      </MemberField>
      <MemberField member="phone" form={form} help={t(TEXTS.phoneHint)}>
        {(control) => <input {...control} type="tel" required autoComplete="tel" />}
      </MemberField>
      <MemberField member="email" form={form}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </MemberField>
      <MemberField member="message" form={form}>
        {(control) => <textarea {...control} required rows={6} />}
      </MemberField>
      <Consent form={form} />
      <button className="button" type="submit">
        {t(TEXTS.send)}
      </button>
    </form>
  );
}

/** Where the address does not say what is asked about. */
function NoSubject() {
  const t = useText();
  return (
    <div className="page column">
      <Empty title={t(TEXTS.ask)} text={t(TEXTS.choose)}>
        <a href={PUBLIC_PATHS.products}>{t(TEXTS.products)}</a>
        <a href={PUBLIC_PATHS.enterprises}>{t(TEXTS.enterprises)}</a>
      </Empty>
    </div>
  );
}

export function EnquiryView({ data: about, address }: { readonly data: About | null; readonly address: PageAddress }) {
  const t = useText();
  if (!about) return <NoSubject />;
  const subject = about.name.text;
  const back = <a href={about.address}>{t(TEXTS.back, { subject })}</a>;
  if (about.isSent)
    return (
      <div className="page column" role="status">
        <Empty title={t(TEXTS.sent)} text={t(TEXTS.sentText)}>
          {back}
        </Empty>
      </div>
    );
  return (
    <div className="page column">
      <PublicPageHead kicker={back} title={t(TEXTS.title, { subject })} lead={t(TEXTS.lead)} />
      {address.refusedForm?.message ? <Refusal form={address.refusedForm} /> : null}
      <Form about={about} address={address} />
    </div>
  );
}
