import type { ErrorName } from "../errors.ts";

/* The endpoints and replies of OAuth 2.0 (RFC 6749, 7009, 7662, 8414), which do not use the envelope. */

export const OAUTH_PATHS = {
  token: "/oauth2/token",
  revoke: "/oauth2/revoke",
  introspect: "/oauth2/introspect",
} as const;
export type OAuthCall = keyof typeof OAUTH_PATHS;
/** The same calls at our own addresses below the API's base. */
export const OAUTH_TWINS: readonly { readonly path: string; readonly call: OAuthCall }[] = [
  { path: "/sso/oauth2/access_token", call: "token" },
  { path: "/sso/oauth2/refresh_token", call: "token" },
  { path: "/sso/oauth2/revoke_token", call: "revoke" },
];
export const OAUTH_METADATA = "/.well-known/oauth-authorization-server";

export interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

/** Error responses of RFC 6749 §5.2 for our failures; others become `server_error`. */
const REFUSALS: Partial<Record<ErrorName, { readonly status: number; readonly error: string }>> = {
  unknownClient: { status: 401, error: "invalid_client" },
  clientRefused: { status: 401, error: "invalid_client" },
  wrongPassword: { status: 400, error: "invalid_grant" },
  tooManyTries: { status: 400, error: "invalid_grant" },
  wrongCaptcha: { status: 400, error: "invalid_grant" },
  refreshRefused: { status: 400, error: "invalid_grant" },
  notAuthenticated: { status: 400, error: "invalid_request" },
  signInFailed: { status: 400, error: "unsupported_grant_type" },
  notPermitted: { status: 403, error: "unauthorized_client" },
  invalidInput: { status: 400, error: "invalid_request" },
  wrongContentType: { status: 400, error: "invalid_request" },
  tooLarge: { status: 413, error: "invalid_request" },
  wrongMethod: { status: 405, error: "invalid_request" },
  tooManyRequests: { status: 429, error: "temporarily_unavailable" },
  unavailable: { status: 503, error: "temporarily_unavailable" },
};
export const oauthRefusal = (reason: ErrorName) => REFUSALS[reason] ?? { status: 500, error: "server_error" };

/** The authorization server metadata of RFC 8414; `origin` is the site's. */
export const oauthMetadata = (origin: string) => ({
  issuer: origin,
  token_endpoint: origin + OAUTH_PATHS.token,
  revocation_endpoint: origin + OAUTH_PATHS.revoke,
  introspection_endpoint: origin + OAUTH_PATHS.introspect,
  grant_types_supported: ["password", "refresh_token"],
  response_types_supported: [],
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  revocation_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  introspection_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
});
