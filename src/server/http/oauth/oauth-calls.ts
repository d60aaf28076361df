import type { ClientCredentials } from "../../../contract/session/oauth.ts";
import type { RequestContext } from "../route.ts";

/** The members of a form that every call of the standards is made of: one text each. */
export type OAuthFields = Readonly<Record<string, string | undefined>>;

/**
 * Calls of RFC 6749, 7009 and 7662, given to the HTTP layer by `main`. They throw the catalogue's failures; `client` is
 * undefined if the request names none.
 */
export interface OAuthCalls {
  token(fields: OAuthFields, client: ClientCredentials | undefined, context: RequestContext): Promise<object>;
  revoke(fields: OAuthFields, client: ClientCredentials | undefined, context: RequestContext): Promise<void>;
  introspect(fields: OAuthFields, client: ClientCredentials | undefined, context: RequestContext): Promise<object>;
}
