import type { FastifyRequest } from "fastify";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { Failure } from "../../../contract/errors.ts";
import { hasAny } from "../../../contract/permission.ts";
import { accessTokenOf } from "../request/access-token.ts";
import type { Authenticate } from "./authenticate.ts";
import { ACCESS_HALF } from "../request/secret-cookies.ts";
import { networkOf } from "../connection/network-of.ts";
import { checkOrigin, refusePlainHttp } from "./origin-check.ts";
import type { RateLimit } from "./rate-limit.ts";
import { refuseOldPassword } from "./recent-password.ts";
import type { Caller } from "../../caller.ts";

export interface Gate {
  readonly authenticate: Authenticate;
  readonly rateLimit: RateLimit;
  readonly publicUrl: string | null;
  readonly allowHttp: boolean;
  readonly allowedOrigins: readonly string[];
}

const refuseRestricted = (caller: Caller, endpoint: Endpoint): void => {
  for (const restriction of caller.restrictions) {
    if (endpoint.allowedWhile?.includes(restriction)) continue;
    throw new Failure(restriction === "locked" ? "sessionLocked" : "mustChangePassword");
  }
};

/**
 * Authenticates the caller or throws the failure. At a public endpoint that does not allow its state, a restricted
 * session counts as no caller.
 */
const callerOf = async (request: FastifyRequest, endpoint: Endpoint, gate: Gate): Promise<Caller | undefined> => {
  const token = accessTokenOf(request, endpoint.tokenInQuery === true);
  const isPublic = endpoint.permission === "public";
  if (token === undefined) {
    if (isPublic) return undefined;
    throw new Failure("noToken");
  }
  const found = await gate.authenticate({ token, half: request.cookies[ACCESS_HALF], origin: request.headers.origin });
  // Signing in, refreshing and signing out come with tokens that are no longer good.
  if (found.kind === "refused") {
    if (isPublic) return undefined;
    throw new Failure(found.reason, { why: found.why });
  }
  const hosts = [...(gate.publicUrl === null ? [] : [new URL(gate.publicUrl).host]), request.host];
  const caller: Caller = { ...found.caller, address: request.ip, hosts };
  if (isPublic && [...caller.restrictions].some((restriction) => !endpoint.allowedWhile?.includes(restriction)))
    return undefined;
  return caller;
};

/**
 * Decides whether a request may reach an endpoint's handler, in this order: origin, address budget, caller, restricted
 * states, permission (deny by default), recent password, caller's budget. Returns the caller; undefined at public
 * addresses without one.
 */
export async function admit(request: FastifyRequest, endpoint: Endpoint, gate: Gate): Promise<Caller | undefined> {
  const budget = endpoint.budget ?? "read";
  if (endpoint.method === "POST") {
    checkOrigin(request, gate.publicUrl, gate.allowedOrigins);
    if (endpoint.carriesPassword) refusePlainHttp(request, gate.allowHttp);
  }
  const network = networkOf(request.ip);
  await gate.rateLimit("address", network);
  const caller = await callerOf(request, endpoint, gate);
  if (endpoint.permission !== "public") {
    if (!caller) throw new Failure("noToken");
    refuseRestricted(caller, endpoint);
    if (endpoint.permission !== "signed-in" && !hasAny(caller.permissions, endpoint.permission))
      throw new Failure("notPermitted");
    if (endpoint.recentPassword === "always") refuseOldPassword(caller);
  }
  await gate.rateLimit(budget, caller && budget !== "sign-in" ? caller.userId : network);
  return caller;
}
