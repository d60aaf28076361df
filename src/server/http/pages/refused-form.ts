import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { Failure, type TranslatedFieldError } from "../../../contract/errors.ts";
import { KEPT_FORM, SHOW_IN, type KeptForm } from "../../../contract/kept-form.ts";
import type { DeclaredQuery, RefusedForm } from "../../../contract/page-render.ts";
import { isLanguage, type Language } from "../../../contract/text.ts";
import { fieldErrorsOf } from "../../../contract/validation.ts";
import type { FormFields } from "../../../contract/wire/wire.ts";
import type { RefusalDelay } from "../admission/refusal-delay.ts";
import type { RateLimit } from "../admission/rate-limit.ts";
import type { RenderWithin } from "../admission/render-budget.ts";
import { answerTo, failureBody, handleFailure, isTooMany } from "../answer/answer-failure.ts";
import { prepareUncached, sendPrepared } from "../answer/prepared-answer.ts";
import { PLAIN_PAGE_POLICY } from "../answer/security-headers.ts";
import { networkOf } from "../connection/network-of.ts";
import { pathOf } from "../request/request-path.ts";
import type { DrawPage } from "./draw-page.ts";
import { pageHeaders } from "./page-headers.ts";
import type { Route } from "../route.ts";
import type { KeptForms } from "./kept-forms.ts";
import type { ParsedPageRequest } from "./parse-page-request.ts";
import { againPage } from "./wait-page.ts";

export type FormPage = NonNullable<Endpoint["formPage"]>;

export interface SentForm {
  readonly endpoint: Endpoint;
  readonly formPage: FormPage;
  /** Empty where the body could not be read. */
  readonly sent: FormFields;
  readonly isSent: boolean;
  /** Why it was refused; undefined though it was not sent: it is to be shown in another language. */
  readonly error?: unknown;
}

/** Leads back to a form that was not sent, so that nothing of it has to be typed again; of one that was, to what says so. */
export type RedirectToForm = (request: FastifyRequest, reply: FastifyReply, form: SentForm) => Promise<FastifyReply>;

interface FormPages {
  readonly redirectToForm: RedirectToForm;
  /** What was typed before into the form of the page that is asked for. */
  readonly typedBefore: (
    request: FastifyRequest,
    pageRequest: ParsedPageRequest,
  ) => Promise<{ readonly refusedForm?: RefusedForm }>;
}

interface Drawing {
  readonly draw: DrawPage;
  readonly parsePageRequest: (request: FastifyRequest, isOddlySpelled: boolean) => ParsedPageRequest;
  readonly declaredQuery: DeclaredQuery;
  readonly renderWithin: RenderWithin;
  readonly delayRefusal: RefusalDelay;
  readonly rateLimit: RateLimit;
  readonly routes: readonly Route[];
  readonly keptForms?: KeptForms;
  /** Address for reports of policy violations. */
  readonly reports: string;
}

/** The query that a form's page has after it was sent. */
export function keptOf({ keeps }: FormPage, sent: FormFields): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of keeps) {
    const value = sent[name];
    if (typeof value === "string" && value !== "") kept.set(name, value.slice(0, 100));
  }
  return kept;
}

/** The members that the call declares, with line breaks as programs have them (HTML forms send CRLF). */
const valuesOf = ({ input }: Endpoint, sent: FormFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(input instanceof z.ZodObject ? input.shape : {}).flatMap((name) => {
      const value = sent[name];
      return typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")] as const] : [];
    }),
  );

/** The messages of a failure: of the members that have their own, and of the whole form. */
function saidOf(error: unknown, language: Language, requestId: string) {
  const { msg, data } = failureBody(answerTo(error).failure, language, requestId);
  const { errors = [] } = (data ?? {}) as { readonly errors?: readonly TranslatedFieldError[] };
  // A member's first rule comes first.
  return { message: msg, errors: Object.fromEntries(errors.toReversed().map((each) => [each.field, each.message])) };
}

/** The failure of a kept form once more, which has its words in any language. */
function failureOf({ input }: Endpoint, { values, reason, retryAfter }: KeptForm): Failure | undefined {
  if (reason === null) return undefined;
  if (reason !== "invalidInput") return new Failure(reason, retryAfter === undefined ? {} : { retryAfter });
  const decoded = z.safeDecode(input, values);
  return decoded.success
    ? new Failure(reason)
    : new Failure(reason, { errors: fieldErrorsOf(decoded.error, { ...values }) });
}

const NOTHING_SAID = { message: "", errors: {} };

/** The token of the kept form; undefined if it is not kept. */
async function keptAs(
  { keptForms, rateLimit }: Drawing,
  request: FastifyRequest,
  form: KeptForm,
  before: string | undefined,
): Promise<string | undefined> {
  // Another site may have sent it: its words are no visitor's.
  if (!keptForms || form.reason === "notPermitted" || Object.keys(form.values).length === 0) return undefined;
  try {
    await rateLimit("costly", `form ${networkOf(request.ip)}`);
    return await keptForms.keep(form, before);
  } catch {
    return undefined; // the answer itself holds it, and the database's own faults are told there
  }
}

interface Typed {
  readonly values: KeptForm["values"];
  readonly language: Language;
  /** The query of the form's page. */
  readonly address: URLSearchParams;
}

/** Renders the form's page under the address of the call; if that is impossible, a bare page with the typed text. */
async function drawForm(
  { draw, parsePageRequest, declaredQuery, renderWithin, delayRefusal, reports }: Drawing,
  request: FastifyRequest,
  reply: FastifyReply,
  { formPage: { path }, error }: SentForm,
  { values, language, address }: Typed,
): Promise<FastifyReply> {
  const { status: usual } = answerTo(error);
  const status = error === undefined ? 200 : usual === 200 ? 400 : usual;
  const said = error === undefined ? NOTHING_SAID : saidOf(error, language, request.id);
  const query = declaredQuery(path, address) ?? new URLSearchParams();
  const pageRequest = { ...parsePageRequest(request, false), path, query, language, isUnknown: false };
  try {
    const drawn = await renderWithin(networkOf(request.ip), () =>
      draw(request, reply, { ...pageRequest, refusedForm: { values, ...said } }),
    );
    if (error !== undefined) handleFailure(error, request, reply);
    const answer = prepareUncached({ ...drawn, status: drawn.status === 200 ? status : drawn.status });
    return await sendPrepared(request, reply, answer);
  } catch (notDrawn) {
    handleFailure(notDrawn, request, reply);
    if (isTooMany(error) || isTooMany(notDrawn)) await delayRefusal();
    if (error !== undefined) handleFailure(error, request, reply);
    const action = address.size > 0 ? `${pathOf(request)}?${address.toString()}` : pathOf(request);
    return reply
      .code(status)
      .headers({ ...pageHeaders(PLAIN_PAGE_POLICY, reports), "cache-control": "no-store" })
      .send(againPage({ ...pageRequest, said: said.message, action, values }));
  }
}

/**
 * Stores the typed text and redirects to the form's page, whose address then holds a token and none of the text: back,
 * reload and links work as on any page. If it cannot be stored, the page is rendered under the address of the call. If it
 * cannot be rendered either (its budget is spent, the database is unavailable), a bare page holds the text and can send
 * it again.
 */
export function formPages(drawing: Drawing): FormPages {
  const { parsePageRequest, delayRefusal, routes, keptForms } = drawing;
  const endpointOf = (path: string) => routes.find(({ endpoint }) => endpoint.formPage?.path === path)?.endpoint;
  return {
    async typedBefore(request, { path, query, language }) {
      const token = query.get(KEPT_FORM);
      const endpoint = endpointOf(path);
      const form = token && endpoint ? await keptForms?.find(token) : undefined;
      if (!form || !endpoint) return {};
      const failure = failureOf(endpoint, form);
      const said = failure ? saidOf(failure, language, request.id) : NOTHING_SAID;
      return { refusedForm: { values: form.values, ...said } };
    },
    async redirectToForm(request, reply, form) {
      const { endpoint, formPage, sent, isSent, error } = form;
      const address = keptOf(formPage, sent);
      const before = typeof sent[KEPT_FORM] === "string" ? sent[KEPT_FORM] : undefined;
      if (isSent) {
        if (before !== undefined) await keptForms?.forget(before).catch(() => undefined); // it expires soon
        address.set("sent", "1");
        return reply.header("cache-control", "no-store").redirect(`${formPage.path}?${address.toString()}`, 303);
      }
      const { failure } = answerTo(error);
      const language =
        [sent[SHOW_IN], sent["language"]].find((each) => isLanguage(each)) ?? parsePageRequest(request, false).language;
      const reason = error === undefined ? null : failure.reason;
      const values = reason === "notPermitted" ? {} : valuesOf(endpoint, sent);
      const kept = { values, reason, retryAfter: failure.details.retryAfter };
      const token = await keptAs(drawing, request, kept, before);
      if (token === undefined) return drawForm(drawing, request, reply, form, { values, language, address });
      if (error !== undefined) handleFailure(error, request, reply);
      if (isTooMany(error)) await delayRefusal();
      address.set(KEPT_FORM, token);
      address.set("lang", language);
      return reply
        .removeHeader("retry-after")
        .header("cache-control", "no-store")
        .redirect(`${formPage.path}?${address.toString()}`, 303);
    },
  };
}
