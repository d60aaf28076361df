import { createHash, timingSafeEqual } from "node:crypto";
import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { Failure } from "../../contract/errors.ts";
import type { Env } from "../../server/env.ts";

/** A program through which somebody signs in (039). */
export interface Client {
  readonly id: string;
  /** Its secret is its own, not a constant that everybody can read. */
  readonly isConfidential: boolean;
  readonly needsCaptcha: boolean;
  /** It may be a browser that keeps the secret halves of its tokens in cookies (W1). */
  readonly keepsCookies: boolean;
  /** A refresh token is good once; false: for as long as its session lives. */
  readonly rotates: boolean;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

/**
 * The console, which is a browser that made up its own id, with the public constant for a secret (W3, AU-15); a client that the operator
 * has registered; or, where they are served, a client of the family. Throws `unknownClient`, `clientRefused`.
 */
export function checkClient(
  { familyClient, oauthClients }: Pick<Env, "familyClient" | "oauthClients">,
  id: string | undefined,
  secret = "",
): Client {
  if (id === undefined || !/^[\w-]{8,64}$/.test(id)) throw new Failure("unknownClient");
  const own = oauthClients.get(id);
  const isFamily = own === undefined && id === familyClient?.id;
  if (!isSame(secret, own ?? (isFamily ? familyClient.secret : CONSOLE_CLIENT.secret)))
    throw new Failure("clientRefused");
  const isConsole = own === undefined && !isFamily;
  return {
    id,
    isConfidential: own !== undefined,
    needsCaptcha: isConsole,
    keepsCookies: isConsole,
    rotates: !isFamily,
  };
}
