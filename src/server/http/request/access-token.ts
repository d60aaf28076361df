import type { FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import { ACCESS_TOKEN } from "../../../contract/session/token-names.ts";
import { queryOf } from "./request-path.ts";

const MAX_LENGTH = 512; // ours have 43 characters; anything far beyond is not worth a look-up

// A token needs no escapes, so one that cannot be decoded was not issued here.
const plain = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

const tokensIn = (query: string): string[] =>
  query.split("&").flatMap((part) => {
    const [name = "", value = ""] = part.split("=", 2);
    return plain(name) === ACCESS_TOKEN ? [plain(value)] : [];
  });

/** The token of `Authorization: Bearer` (RFC 6750). */
export const bearerOf = ({ headers: { authorization = "" } }: Pick<FastifyRequest, "headers">): string | undefined =>
  /^bearer(?: |$)/i.test(authorization) ? authorization.slice("bearer".length).trim() : undefined;

/** The token of the headers, by our name or the standard's; undefined: none. Two that differ: `notAuthenticated`. */
export function headerToken(request: Pick<FastifyRequest, "headers">): string | undefined {
  const own = request.headers[ACCESS_TOKEN];
  const bearer = bearerOf(request);
  if (own !== undefined && bearer !== undefined && own !== bearer) throw new Failure("notAuthenticated");
  return typeof own === "string" ? own : bearer;
}

/**
 * The one token of a request (TK-13, W9): from a header, or from the query where `isAllowedInQuery`; elsewhere a token
 * in the query is ignored. Throws `notAuthenticated` for one that is repeated, empty, overlong or different from the
 * header's.
 */
export function accessTokenOf(request: FastifyRequest, isAllowedInQuery: boolean): string | undefined {
  const header = headerToken(request);
  const query = queryOf(request);
  const inQuery = query === "" ? [] : tokensIn(query);
  if (header === undefined && !isAllowedInQuery) return undefined;
  const all = typeof header === "string" ? [header, ...inQuery] : inQuery;
  // Node joins a repeated header with a comma, which no token contains.
  const isWrong = all.some(
    (token) => token === "" || token !== all[0] || token.includes(",") || token.length > MAX_LENGTH,
  );
  if (isWrong || inQuery.length > 1) throw new Failure("notAuthenticated");
  return all[0];
}
