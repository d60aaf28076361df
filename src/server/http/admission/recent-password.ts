import { MINUTE } from "../../../contract/date/durations.ts";
import { Failure } from "../../../contract/errors.ts";
import type { Caller } from "../../caller.ts";

/** Milliseconds in which a typed password counts as recent (AU-17). */
export const RECENT_PASSWORD = 10 * MINUTE;

/**
 * AU-17. The server checks it before a call that always needs it; handlers and hooks check it if only some arguments
 * do.
 */
export function refuseOldPassword({ hasRecentPassword }: Pick<Caller, "hasRecentPassword">): void {
  if (!hasRecentPassword) throw new Failure("passwordTooOld");
}
