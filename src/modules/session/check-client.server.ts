import { createHash, timingSafeEqual } from "node:crypto";
import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { Failure } from "../../contract/errors.ts";
import type { Env } from "../../server/env.ts";

/** An OAuth client (decision 039). */
export interface Client {
  readonly id: string;
  /** The client has a secret of its own instead of the public constant. */
  readonly isConfidential: boolean;
  readonly needsCaptcha: boolean;
  /** The client may be a browser that keeps the secret halves of its tokens in cookies (W1). */
  readonly keepsCookies: boolean;
  /** Refresh tokens are valid once; false: as long as their session. */
  readonly rotates: boolean;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

/**
 * Identifies the client: the console, a browser with a self-made id and the public constant as secret (W3, AU-15); a
 * client registered by the operator; or a client of the family, where enabled. Throws `unknownClient`, `clientRefused`.
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
