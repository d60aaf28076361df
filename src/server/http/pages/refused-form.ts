import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Endpoint } from "../../../contract/endpoint.ts";
import type { DeclaredQuery } from "../../../contract/page-render.ts";
import { isLanguage, type Language } from "../../../contract/text.ts";
import type { FormFields } from "../../../contract/wire/wire.ts";
import type { RefusalDelay } from "../admission/refusal-delay.ts";
import type { RenderWithin } from "../admission/render-budget.ts";
import { answerTo, failureBody, hearFailure } from "../answer/answer-failure.ts";
import { sendCached, uncachedAnswer } from "../answer/public-cache.ts";
import { PLAIN_PAGE_POLICY } from "../answer/security-headers.ts";
import { networkOf } from "../connection/network-of.ts";
import { pathOf } from "../request/address.ts";
import { isTooMany, pageHeaders, type DrawPage } from "./draw-page.ts";
import type { ParsedPageRequest } from "./parse-page-request.ts";
import { againPage } from "./wait-page.ts";

export type FormPage = NonNullable<Endpoint["formPage"]>;

export interface Refused {
  readonly endpoint: Endpoint;
  readonly formPage: FormPage;
  /** Empty where the body could not be read. */
  readonly sent: FormFields;
  readonly error: unknown;
}

/** Answers a plain form that was refused, so that nothing of it has to be typed again. */
export type AnswerRefused = (request: FastifyRequest, reply: FastifyReply, refused: Refused) => Promise<FastifyReply>;

interface Drawing {
  readonly draw: DrawPage;
  readonly lookAt: (request: FastifyRequest, isOddlySpelled: boolean) => ParsedPageRequest;
  readonly declaredQuery: DeclaredQuery;
  readonly renderWithin: RenderWithin;
  readonly delayRefusal: RefusalDelay;
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
  const { errors = [] } = (data ?? {}) as { readonly errors?: readonly { field: string; message: string }[] };
  // A member's first rule comes first.
  return { message: msg, troubles: Object.fromEntries(errors.toReversed().map((each) => [each.field, each.message])) };
}

/**
 * Renders the form's page again under the address of the call, never by a redirect, so that the visitor's text is in no
 * address and in no log. If the page cannot be rendered either (its budget is spent, the database is unavailable), a
 * bare page holds the text and can send it again.
 */
export function refusedForms({
  draw,
  lookAt,
  declaredQuery,
  renderWithin,
  delayRefusal,
  reports,
}: Drawing): AnswerRefused {
  return async (request, reply, { endpoint, formPage, sent, error }) => {
    const { failure, status: usual } = answerTo(error);
    const status = usual === 200 ? 400 : usual;
    const asked = lookAt(request, false);
    const named = sent["language"];
    const language = isLanguage(named) ? named : asked.language;
    // Another site may have sent it: its words are no visitor's.
    const values = failure.reason === "notPermitted" ? {} : valuesOf(endpoint, sent);
    const said = saidOf(error, language, request.id);
    const query = declaredQuery(formPage.path, keptOf(formPage, sent)) ?? new URLSearchParams();
    const look = { ...asked, path: formPage.path, query, language, isUnknown: false };
    try {
      const drawn = await renderWithin(networkOf(request.ip), () =>
        draw(request, reply, { ...look, refusedForm: { values, ...said } }),
      );
      hearFailure(error, request, reply);
      return await sendCached(
        request,
        reply,
        uncachedAnswer({ ...drawn, status: drawn.status === 200 ? status : drawn.status }),
      );
    } catch (notDrawn) {
      hearFailure(notDrawn, request, reply);
      if (isTooMany(error) || isTooMany(notDrawn)) await delayRefusal();
      hearFailure(error, request, reply);
      return reply
        .code(status)
        .headers({ ...pageHeaders(PLAIN_PAGE_POLICY, reports), "cache-control": "no-store" })
        .send(againPage({ ...look, said: said.message, action: pathOf(request), values }));
    }
  };
}
