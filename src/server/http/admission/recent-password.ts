import { Failure } from "../../../contract/errors.ts";
import type { Caller } from "../route.ts";

/** AU-17. Asked by the server before a call that always needs it, by handlers and hooks where only some arguments do. */
export function refuseOldPassword({ hasRecentPassword }: Pick<Caller, "hasRecentPassword">): void {
  if (!hasRecentPassword) throw new Failure("passwordTooOld");
}
