import { CONSOLE_CLIENT } from "../../../contract/session/console-client.ts";
import { ERRORS } from "../../../contract/errors.ts";
import { inLanguage, type Language } from "../../../contract/text.ts";
import type { TokenPair } from "../../../web/api/tokens.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Empty when captchas are off. */
  readonly captcha: string;
  readonly clientId: string;
}

export type SignInOutcome =
  | { readonly kind: "signed-in"; readonly tokens: TokenPair }
  /** `code` of the envelope; undefined when no answer arrived (§8). */
  | { readonly kind: "refused"; readonly code: number | undefined; readonly message: string };

const TIMEOUT = 300_000; // ms, §9
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Calls `POST /sso/oauth2/access_token` (§7). Written by hand, because the general client imports the schema library,
 * which exceeds this page's budget. Never rejects.
 */
export async function requestTokens(
  apiBase: string,
  credentials: Credentials,
  language: Language,
): Promise<SignInOutcome> {
  const body = new URLSearchParams({
    grant_type: "password",
    client_secret: CONSOLE_CLIENT.secret,
    client_id: credentials.clientId,
    username: credentials.username,
    password: credentials.password,
    ...(credentials.captcha === "" ? {} : { captcha: credentials.captcha }),
  });
  const transportFailure: SignInOutcome = {
    kind: "refused",
    code: undefined,
    message: inLanguage(ERRORS.signInFailed.words, language),
  };
  try {
    const response = await fetch(`${apiBase}/sso/oauth2/access_token`, {
      method: "POST",
      headers: { "Accept-Language": language },
      body,
      credentials: "same-origin",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer = (await response.json()) as Readonly<Record<string, unknown>>;
    const accessToken = textOf(answer["access_token"]);
    const refreshToken = textOf(answer["refresh_token"]);
    // The family's servers may omit the code of a success.
    if (response.ok && (answer["code"] ?? 0) === 0 && accessToken !== "" && refreshToken !== "")
      return { kind: "signed-in", tokens: { accessToken, refreshToken } };
    const message = textOf(answer["msg"]);
    return message === ""
      ? transportFailure
      : { kind: "refused", code: typeof answer["code"] === "number" ? answer["code"] : undefined, message };
  } catch {
    return transportFailure;
  }
}
