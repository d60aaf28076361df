import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorName, Failure } from "../../../contract/errors.ts";
import { oauthRefusal, OAUTH_TWINS } from "../../../contract/session/oauth.ts";
import { familyStatus } from "../../../contract/wire/wire-family.ts";
import { bearerOf } from "../request/access-token.ts";
import { pathOf } from "../request/request-path.ts";

const INVALID_TOKEN: ReadonlySet<ErrorName> = new Set(["noToken", "notAuthenticated", "sessionEnded", "accessExpired"]);
const RESTRICTED: ReadonlySet<ErrorName> = new Set(["sessionLocked", "mustChangePassword", "passwordTooOld"]);

const isTokenCall = (request: FastifyRequest, apiBase: string): boolean =>
  OAUTH_TWINS.some(({ path, call }) => call === "token" && pathOf(request) === apiBase + path);

/**
 * The HTTP status for clients that rely on it and do not know the envelope (039): those that send their token as a
 * bearer, and programs that sign in at the envelope's address and accept only JSON, as OAuth libraries do and browser
 * pages do not. For all others the status is unchanged or, with WIRE_COMPAT=family, the one that family clients read.
 */
export function statusFor(
  { failure, status }: { readonly failure: Failure; readonly status: number },
  request: FastifyRequest,
  reply: FastifyReply,
  { apiBase, isFamily }: { readonly apiBase: string; readonly isFamily: boolean },
): number {
  const path = pathOf(request);
  const usual = isFamily && path.startsWith(`${apiBase}/`) ? familyStatus(path.slice(apiBase.length), status) : status;
  if (status !== 200 && status !== 401) return usual;
  if (bearerOf(request) !== undefined) {
    if (RESTRICTED.has(failure.reason)) return 403;
    if (!INVALID_TOKEN.has(failure.reason)) return usual;
    reply.header("www-authenticate", 'Bearer error="invalid_token"');
    return 401;
  }
  const { accept, origin } = request.headers;
  const isProgram = accept === "application/json" && origin === undefined;
  return isProgram && isTokenCall(request, apiBase) ? oauthRefusal(failure.reason).status : usual;
}
