import { ApiError } from "./api-error.ts";
import { askForPassword } from "./password-question.ts";
import { tellFailedCall, type Called } from "./failed-calls.ts";
import { renewTokens } from "./token-refresh.ts";
import { tokens } from "./tokens.ts";

/**
 * Sends, and sends again after renewing an expired access token, or after the person has confirmed their password
 * where a recent one is required (AU-17). Sending again is safe for writes too: the server answers 200004 before it
 * looks at anything else (RE-17), and 200007 before it writes.
 */
export const retryRefused = <T>(endpoint: Called, send: (token: string | undefined) => Promise<T>): Promise<T> =>
  sendConfirmed(endpoint, send).catch((error: unknown) => {
    tellFailedCall(endpoint, error);
    throw error;
  });

async function sendConfirmed<T>(endpoint: Called, send: (token: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await sendRenewed(endpoint, send);
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== "passwordTooOld" || !(await askForPassword())) throw error;
    return await sendRenewed(endpoint, send);
  }
}

async function sendRenewed<T>(endpoint: Called, send: (token: string | undefined) => Promise<T>): Promise<T> {
  const token = tokens.read()?.accessToken;
  try {
    return await send(token);
  } catch (error) {
    // A public call needs no token. The renewal itself is public: waiting for itself would be a deadlock.
    if (!(error instanceof ApiError) || error.reason !== "accessExpired" || endpoint.permission === "public")
      throw error;
    if (!(await renewTokens(token))) throw error;
    return await send(tokens.read()?.accessToken);
  }
}
