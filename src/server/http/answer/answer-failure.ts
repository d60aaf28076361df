import type { FastifyReply, FastifyRequest } from "fastify";
import { ERRORS, Failure } from "../../../contract/errors.ts";
import { SESSION_END_TEXTS } from "../../../contract/session/session-end-texts.ts";
import { inLanguage, type Language } from "../../../contract/text.ts";
import { translateFieldErrors } from "../../../contract/validation.ts";
import type { Envelope } from "../../../contract/wire/wire.ts";
import { QueryAborted } from "../../database/connections/query-context.ts";
import { databaseErrorKind } from "../../database/database-errors.ts";
import { Busy } from "../../concurrency-limit.ts";
import { RequestHeadTooLarge } from "../request/request-guard.ts";
import { requestLanguage } from "../request/request-language.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** "ok", or the name of the refusal in the error catalogue. */
    outcome: string;
  }
}

export const JSON_TYPE = "application/json; charset=utf-8";

export interface Answer {
  readonly status: number;
  readonly failure: Failure;
  /** Our fault and not the caller's: worth a line with the stack in the log. */
  readonly isFault: boolean;
}

const unavailable = (retryAfter: number) => new Failure("unavailable", { retryAfter });

const fromDatabase = (error: unknown): Failure | undefined => {
  switch (databaseErrorKind(error)) {
    case "unavailable":
    case "timeout":
      return unavailable(2);
    case "full":
      return unavailable(30);
    case "invalid-text":
      return new Failure("invalidInput");
    default:
      return undefined;
  }
};

const statusOf = (error: unknown): number => {
  const status: unknown =
    typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" ? status : 500;
};

// Fastify's and its plugins' own refusals carry a code and the HTTP status they mean.
const fromFramework = (error: unknown): { failure: Failure; status: number } | undefined => {
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (typeof code !== "string" || !code.startsWith("FST_")) return undefined;
  const status = statusOf(error);
  if (status === 413 || status === 414 || status === 431) return { failure: new Failure("tooLarge"), status };
  if (status === 415 || status === 406) return { failure: new Failure("wrongContentType"), status: 415 };
  if (status === 404) return { failure: new Failure("unknownAddress"), status };
  return status >= 400 && status < 500 ? { failure: new Failure("invalidInput"), status: 400 } : undefined;
};

/** Maps a thrown value to an answer; an unexpected one becomes `internal` without details (IN-16). */
export function answerTo(error: unknown): Answer {
  if (error instanceof Failure)
    return { failure: error, status: ERRORS[error.reason].status, isFault: error.reason === "internal" };
  if (error instanceof RequestHeadTooLarge)
    return { failure: new Failure("tooLarge"), status: error.statusCode, isFault: false };
  if (error instanceof Busy) return { failure: unavailable(1), status: 503, isFault: false };
  const framework = fromFramework(error);
  if (framework) return { ...framework, isFault: false };
  const failure = fromDatabase(error);
  if (failure) return { failure, status: ERRORS[failure.reason].status, isFault: failure.reason === "unavailable" };
  return { failure: new Failure("internal"), status: 500, isFault: true };
}

export const isTooMany = (error: unknown): boolean => answerTo(error).failure.reason === "tooManyRequests";

/** The envelope of a failure in the caller's language. */
export function failureBody({ reason, details }: Failure, language: Language, requestId: string): Envelope {
  const { code, words } = ERRORS[reason];
  const errors = details.errors && translateFieldErrors(details.errors, language);
  const { current, by, why } = details;
  const data = errors
    ? { errors }
    : current !== undefined
      ? { current, ...(by ? { by } : {}) }
      : why === undefined
        ? null
        : { why };
  const said = details.words ?? (why && SESSION_END_TEXTS[why]) ?? { ...words, id: `error.${reason}` };
  return { code, msg: inLanguage(said, language, details.parameters), data, requestId };
}

/** Maps a thrown value to an answer and logs our own faults. */
export function handleFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Answer {
  const answer = answerTo(error);
  request.outcome = answer.failure.reason;
  // A caller who disconnected is not a fault, and reads no answer.
  if (answer.isFault && !request.raw.readableAborted && !(error instanceof QueryAborted))
    request.log.error({ err: error }, "request failed");
  const { retryAfter } = answer.failure.details;
  if (retryAfter !== undefined) reply.header("retry-after", String(Math.max(1, Math.ceil(retryAfter))));
  return answer;
}

/** Answers a failure outside calls and pages with one line of plain text. */
export function answerPlainly(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): FastifyReply {
  const { failure, status } = handleFailure(error, request, reply);
  return reply
    .code(status)
    .header("content-type", "text/plain; charset=utf-8")
    .header("cache-control", "no-store")
    .send(`${failureBody(failure, language, request.id).msg}\n${request.id}\n`);
}

type StatusFor = (answer: Answer, request: FastifyRequest, reply: FastifyReply) => number;

/** Answers a failed call with its envelope. `statusFor` overrides the catalogue's HTTP status. */
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  statusFor: StatusFor = ({ status }) => status,
): FastifyReply {
  const answer = handleFailure(error, request, reply);
  const { failure } = answer;
  return reply
    .code(statusFor(answer, request, reply))
    .header("content-type", JSON_TYPE)
    .header("cache-control", "no-store")
    .send(JSON.stringify(failureBody(failure, requestLanguage(request), request.id)));
}
