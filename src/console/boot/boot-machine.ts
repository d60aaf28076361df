import type { EndedSession } from "../../contract/session/session-end.ts";
import type { SignedInUser } from "../../modules/session/session.ts";

/*
 * State machine of the start after sign-in (§4): user info first, which must carry roles; then dictionaries, divisions,
 * config, routes and permissions at the same time; then the frame. `boot.ts` makes the calls of each state, `Boot.tsx`
 * draws it.
 */

/** Reason why somebody who held a token is signed out (§4, §6). */
export type NoAccessReason = "accessExpired" | "noRoles" | "noPages";

export type BootState =
  | { readonly step: "asking-user" }
  | { readonly step: "loading"; readonly user: SignedInUser }
  /** Until the password is changed the server refuses almost every call (AU-13), so no other call is made. */
  | { readonly step: "password-due"; readonly user: SignedInUser }
  | { readonly step: "ready"; readonly user: SignedInUser }
  /** Until the screen is unlocked the server refuses every other call (TK-17); then the start begins again. */
  | { readonly step: "locked" }
  /** No answer came. The session may still be valid, so nothing is cleared and the same step can be repeated. */
  | {
      readonly step: "failed";
      readonly retry: Extract<BootState, { step: "asking-user" | "loading" }>;
      readonly error: unknown;
    }
  | { readonly step: "leaving"; readonly why: NoAccessReason; readonly ended?: EndedSession | undefined };

export type BootEvent =
  | { readonly type: "user-came"; readonly user: SignedInUser }
  | { readonly type: "content-came"; readonly pages: number }
  | { readonly type: "call-failed"; readonly error: unknown }
  | { readonly type: "unlocked" }
  | { readonly type: "retry" };

export const BOOT_START: BootState = { step: "asking-user" };

const START_OVER: ReadonlySet<string> = new Set([
  "noToken",
  "notAuthenticated",
  "accessExpired",
  "sessionEnded",
  "refreshRefused",
]);

const membersOf = (error: unknown): { reason?: unknown; status?: unknown; code?: unknown; ended?: unknown } =>
  typeof error === "object" && error !== null ? error : {};

const endedBy = (error: unknown): EndedSession | undefined => membersOf(error).ended as EndedSession | undefined;

/** True for no answer and for "not now": the network is down, or the server is restarting or overloaded. */
function isPassing(error: unknown): boolean {
  const { status, code } = membersOf(error);
  return code === -1 || (typeof status === "number" && (status >= 500 || status === 429));
}

/** Returns the next state; an event that the present state does not expect changes nothing. */
export function nextBoot(state: BootState, event: BootEvent): BootState {
  if (event.type === "retry") return state.step === "failed" ? state.retry : state;
  if (event.type === "unlocked") return state.step === "locked" ? BOOT_START : state;
  switch (state.step) {
    case "asking-user":
      if (event.type === "user-came") {
        if (event.user.roles.length === 0) return { step: "leaving", why: "noRoles" };
        return { step: event.user.mustChangePassword ? "password-due" : "loading", user: event.user };
      }
      if (event.type !== "call-failed") return state;
      if (membersOf(event.error).reason === "sessionLocked") return { step: "locked" };
      return isPassing(event.error)
        ? { step: "failed", retry: state, error: event.error }
        : { step: "leaving", why: "accessExpired", ended: endedBy(event.error) };
    case "loading": {
      if (event.type === "content-came")
        return event.pages === 0 ? { step: "leaving", why: "noPages" } : { step: "ready", user: state.user };
      if (event.type !== "call-failed") return state;
      const { reason } = membersOf(event.error);
      if (reason === "sessionLocked") return { step: "locked" };
      if (reason === "mustChangePassword") return { step: "password-due", user: state.user };
      if (typeof reason === "string" && START_OVER.has(reason))
        return { step: "leaving", why: "accessExpired", ended: endedBy(event.error) };
      return { step: "failed", retry: state, error: event.error };
    }
    case "password-due":
    case "ready":
    case "locked":
    case "failed":
    case "leaving":
      return state;
  }
}
