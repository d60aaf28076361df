import { CONSOLE_CLIENT } from "../../contract/console-client.ts";
import { Failure } from "../../contract/errors.ts";

/**
 * The one client there is: a browser that made up its own id, with the public constant for a secret (W3, AU-15).
 * Throws `unknownClient`, `clientRefused`. Returns the id.
 */
export function checkClient(clientId: string | undefined, clientSecret: string | undefined): string {
  if (clientId === undefined || !/^[\w-]{8,64}$/.test(clientId)) throw new Failure("unknownClient");
  if (clientSecret !== CONSOLE_CLIENT.secret) throw new Failure("clientRefused");
  return clientId;
}
