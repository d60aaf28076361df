import { Failure } from "../../../contract/errors.ts";
import type { Caller } from "../route.ts";

/**
 * AU-17. The server checks it before a call that always needs it; handlers and hooks check it if only some arguments
 * do.
 */
export function refuseOldPassword({ hasRecentPassword }: Pick<Caller, "hasRecentPassword">): void {
  if (!hasRecentPassword) throw new Failure("passwordTooOld");
}
