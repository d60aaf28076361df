import { ERRORS, type Author, type TranslatedFieldError } from "../../contract/errors.ts";
import { sessionEndOf } from "../../contract/session/session-end.ts";
import { inLanguage } from "../../contract/text.ts";
import { errorNameOf } from "../../contract/wire/wire.ts";
import { ApiError, NO_ANSWER } from "./api-error.ts";
import { API_TEXTS } from "./api-texts.ts";
import { apiSettings } from "./api-settings.ts";
import { sessionEnded } from "./session-end-report.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

const isTranslatedFieldError = (value: unknown): value is TranslatedFieldError =>
  isObject(value) && typeof value["field"] === "string" && typeof value["message"] === "string";

const authorOf = (value: unknown): Author | undefined =>
  isObject(value) && typeof value["id"] === "string" && typeof value["name"] === "string"
    ? { id: value["id"], name: value["name"] }
    : undefined;

/**
 * The error for a request without an answer, with its reason in the person's language; an abort by the caller is
 * returned as it is.
 */
export function noAnswer(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause;
  const isTimeout = cause instanceof DOMException && cause.name === "TimeoutError";
  const text = isTimeout ? API_TEXTS.timedOut : !navigator.onLine ? API_TEXTS.offline : API_TEXTS.unreachable;
  return new ApiError({ code: NO_ANSWER, status: 0, message: inLanguage(text, apiSettings().language()) });
}

const failure = (code: number, body: Record<string, unknown>, status: number): ApiError => {
  const reason = errorNameOf(code);
  const data = isObject(body["data"]) ? body["data"] : {};
  const words = reason ? ERRORS[reason].words : API_TEXTS.unreachable;
  return new ApiError({
    code,
    reason,
    status,
    message: textOf(body["msg"]) ?? inLanguage(words, apiSettings().language()),
    requestId: status >= 500 ? textOf(body["requestId"]) : undefined,
    fieldErrors: Array.isArray(data["errors"]) ? data["errors"].filter(isTranslatedFieldError) : [],
    current: data["current"],
    by: authorOf(data["by"]),
    why: sessionEndOf(data["why"]),
  });
};

/**
 * Returns the payload of an answer's text or throws an ApiError. Reports the end or restriction of the session;
 * `turn` is the `sessionTurn` the call was sent in.
 */
export function readAnswer(text: string, status: number, turn: number): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const words = status >= 500 ? API_TEXTS.unreachable : API_TEXTS.unreadable;
    throw new ApiError({ code: NO_ANSWER, status, message: inLanguage(words, apiSettings().language()) });
  }
  if (Array.isArray(body) && status < 400) return body; // the family's oldest form: an array without an envelope
  const envelope = isObject(body) ? body : {};
  const code = typeof envelope["code"] === "number" ? envelope["code"] : status < 400 ? 0 : NO_ANSWER;
  if (code === 0 && status < 400) {
    if ("data" in envelope) return envelope["data"];
    const { code: _code, msg: _msg, ...members } = envelope; // a family server that puts the payload's members beside the code
    return members;
  }
  const error = failure(code, envelope, status);
  if (error.isSessionOver) sessionEnded(code, { turn, ended: error.ended });
  if (error.reason === "sessionLocked" || error.reason === "mustChangePassword")
    apiSettings().onRestricted(error.reason);
  throw error;
}
