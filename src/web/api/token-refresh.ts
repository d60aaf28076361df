import { ERRORS } from "../../contract/errors.ts";
import { apiSettings } from "./api-settings.ts";
import { sessionEnded } from "./session-end-report.ts";
import { tokens } from "./tokens.ts";

let running: Promise<boolean> | undefined;

// Without the Web Locks API (plain HTTP outside loopback) two windows may refresh at once; the server's grace time
// makes that safe (TK-05).
const alone = <T>(work: () => Promise<T>): Promise<T> => {
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? (locks.request("terrace.refresh", work) as Promise<T>) : work();
};

const renew = (refused: string | undefined): Promise<boolean> =>
  alone(async () => {
    // Another window has renewed the cookies while this one waited (RE-18).
    const now = tokens.read()?.accessToken;
    if (now !== undefined && now !== refused) return true;
    const isRenewed = await apiSettings().refreshSession();
    if (!isRenewed) sessionEnded(ERRORS.sessionEnded.code);
    return isRenewed;
  });

/**
 * One renewal for all calls of all windows that were refused with the same token (TK-03). Resolves to true when the
 * call can be sent again.
 */
export function renewTokens(refused: string | undefined): Promise<boolean> {
  running ??= renew(refused).finally(() => {
    running = undefined;
  });
  return running;
}
