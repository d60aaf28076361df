import { z } from "zod";
import { byId } from "../../../contract/by-id.ts";
import { withAsciiDigits } from "../../../contract/characters/ascii-digits.ts";
import { EMAIL, PHONE } from "../../../contract/contact-rules.ts";
import { endpoint } from "../../../contract/endpoint.ts";
import { flag, line, listOf, orNothing, says } from "../../../contract/scalars.ts";
import { signedLink } from "../../../contract/signed-link.ts";
import { LANGUAGES } from "../../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { MONTHS } from "../../product/product.ts";
import { plainLine, plainLines } from "./applicant-text.ts";
import { APPLICATION_STATES, STEP_KINDS } from "../application-state.ts";
import { FORM_LIMITS as LIMITS } from "../form-limits.ts";
import { CALL_TEXTS as texts, REFUSALS } from "../texts.ts";
import { shownPicture, writtenShape } from "../written.ts";

/** Uploaded pictures are referred to by random ids (UP-04). */
const pictureId = z.string().regex(/^[0-9a-f-]{36}$/);

const product = z.object({
  name: plainLine(LIMITS.productName).min(1),
  category: line(64).min(1),
  months: listOf(
    line(2).refine((month) => MONTHS.has(month), says(VALIDATION_TEXTS.choice)),
    12,
  ).optional(),
  text: orNothing(plainLines(LIMITS.productText)).optional(),
  pictures: listOf(pictureId, LIMITS.productPictures).optional(),
});

/** All plain text, never interpreted as HTML (RT-07). */
const written = {
  language: z.enum(LANGUAGES),
  name: orNothing(plainLine(LIMITS.name)).optional(),
  nameLo: orNothing(plainLine(LIMITS.name)).optional(),
  nameEn: orNothing(plainLine(LIMITS.name)).optional(),
  type: line(64).min(1),
  creditCode: orNothing(plainLine(LIMITS.creditCode)).optional(),
  division: line(64).min(1),
  address: orNothing(plainLine(LIMITS.address)).optional(),
  contact: plainLine(LIMITS.contact).min(1),
  phone: plainLine(LIMITS.phone)
    .overwrite(withAsciiDigits)
    .min(1)
    .refine((phone) => phone === "" || PHONE.test(phone), says(REFUSALS.phone)),
  email: orNothing(plainLine(LIMITS.email).refine((email) => EMAIL.test(email), says(REFUSALS.email))).optional(),
  introduction: orNothing(plainLines(LIMITS.introduction)).optional(),
  products: z.array(product).min(1).max(LIMITS.products),
  pictures: listOf(pictureId, LIMITS.pictures).optional(),
  licence: orNothing(pictureId).optional(),
};
const writtenInput = z.object(written);
export type ApplicationInput = z.output<typeof writtenInput>;

/** The ticket of a form, as the wire calls it. */
const draft = z.string().max(100);
const captcha = { clientId: z.string().regex(/^[\w-]{8,64}$/), captcha: z.string().max(32).optional() };
const consent = flag.refine((isGiven) => isGiven, says(REFUSALS.consent));
/** Credentials of an application, shown to the applicant once. */
const proof = { number: line(40), secret: line(40) };

const choices = z.array(z.object({ value: z.string(), name: z.string() }));
const form = z.object({
  types: choices,
  categories: choices,
  countries: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type FormChoices = z.output<typeof form>;

const text = z.string();
const whole = z.object({
  ...writtenShape,
  type: text,
  /** Path of divisions, country first. */
  divisions: z.array(z.object({ id: z.string(), name: z.string() })),
  products: z.array(
    z.object({
      name: text,
      category: text,
      text,
      months: z.array(z.string()),
      pictures: z.array(shownPicture),
    }),
  ),
  pictures: z.array(shownPicture),
  licence: shownPicture.nullable(),
});
const status = z.object({
  number: z.string(),
  state: z.enum(APPLICATION_STATES),
  name: z.string(),
  steps: z.array(z.object({ kind: z.enum(STEP_KINDS), at: z.string(), message: z.string() })),
  /** The submitted form; null unless the applicant is to change it. */
  written: whole.nullable(),
  /** Path of the enterprise's public page; empty until it is published. */
  enterprise: z.string(),
});
export type ApplicationStatus = z.output<typeof status>;
export type WrittenBefore = z.output<typeof whole>;

const call = { permission: "public", budget: "sign-in" } as const;

export const applicationPublicCalls = {
  /** Options of the form's selects, in the language of the request. */
  form: endpoint({
    method: "GET",
    path: "/portal/application/form",
    permission: "public",
    title: texts.form,
    input: z.object({}),
    reply: form,
  }),
  divisions: endpoint({
    method: "GET",
    path: "/portal/application/divisions",
    permission: "public",
    title: texts.divisions,
    input: z.object({ parent: z.string().max(64) }),
    reply: z.array(z.object({ id: z.string(), name: z.string(), hasChildren: z.boolean() })),
  }),
  /** A ticket that allows uploads for one form, valid for a day. */
  begin: endpoint({
    ...call,
    method: "POST",
    path: "/portal/application/begin",
    takesKey: true,
    title: texts.begin,
    input: z.object({}),
    reply: z.object({ draft: z.string() }),
  }),
  /** One JPEG or PNG below 2 MB, decoded and re-encoded (UP-01…03). */
  upload: endpoint({
    ...call,
    method: "POST",
    path: "/portal/application/upload",
    takesKey: true,
    title: texts.upload,
    input: z.object({ draft }),
    reply: shownPicture,
    body: "multipart",
    budget: "costly",
  }),
  /** Those of the given pictures that have not expired, with addresses that work for some minutes. */
  kept: endpoint({
    ...call,
    method: "POST",
    path: "/portal/application/pictures",
    title: texts.kept,
    input: z.object({ draft, ids: listOf(pictureId, 60) }),
    reply: z.array(shownPicture),
  }),
  /** A signed link is the permission: for one picture and some minutes (UP-07). */
  picture: endpoint({
    method: "GET",
    path: "/portal/application/picture/{id}",
    permission: "public",
    title: texts.picture,
    input: byId.extend(signedLink.shape),
    reply: z.unknown(),
    produces: "application/octet-stream",
  }),
  /**
   * One application per ticket: a second submission returns the first one's number and secret (RE-17). Its contents take
   * the place of the first one's; `inUse` if the review has begun.
   */
  submit: endpoint({
    ...call,
    method: "POST",
    path: "/portal/application/submit",
    takesKey: true,
    title: texts.submit,
    input: z.object({ ...written, draft, consent, ...captcha }),
    reply: z.object({ number: z.string(), secret: z.string() }),
  }),
  status: endpoint({
    ...call,
    method: "POST",
    path: "/portal/application/status",
    title: texts.status,
    input: z.object(proof),
    reply: status,
  }),
  resubmit: endpoint({
    ...call,
    method: "POST",
    path: "/portal/application/resubmit",
    takesKey: true,
    title: texts.resubmit,
    input: z.object({ ...written, ...proof, draft: draft.optional() }),
    reply: z.object({ number: z.string() }),
  }),
};
