import type { EndedSession } from "../../contract/session/session-end.ts";
import type { SignedInUser } from "../../modules/session/session.ts";

/*
 * The order after sign-in (§4), as data: user info first (it must carry roles), then dictionaries, divisions, config, routes and
 * permissions together, then the frame. What to call and what to show is decided elsewhere from the state alone.
 */

/** Why somebody who held a token is sent away (§4, §6). */
export type Farewell = "timedOut" | "noRoles" | "noPages";

export type BootState =
  | { readonly step: "asking-user" }
  | { readonly step: "loading"; readonly user: SignedInUser }
  /** The server answers little else until the password is changed (AU-13), so nothing else is asked for. */
  | { readonly step: "password-due"; readonly user: SignedInUser }
  | { readonly step: "ready"; readonly user: SignedInUser }
  /** The server answers nothing until the screen is unlocked (TK-17); then all begins anew. */
  | { readonly step: "locked" }
  /** Nobody answered. The session may be as good as ever: nothing is cleared, the same step can be tried again. */
  | {
      readonly step: "failed";
      readonly retry: Extract<BootState, { step: "asking-user" | "loading" }>;
      readonly error: unknown;
    }
  | { readonly step: "leaving"; readonly why: Farewell; readonly ended?: EndedSession | undefined };

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

/** True for "nobody answered" or "not now": a lost network, a restarting or overloaded server. */
function isPassing(error: unknown): boolean {
  const { status, code } = membersOf(error);
  return code === -1 || (typeof status === "number" && (status >= 500 || status === 429));
}

/** The next state; an event that has no meaning in a state leaves it as it is. */
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
        : { step: "leaving", why: "timedOut", ended: endedBy(event.error) };
    case "loading": {
      if (event.type === "content-came")
        return event.pages === 0 ? { step: "leaving", why: "noPages" } : { step: "ready", user: state.user };
      if (event.type !== "call-failed") return state;
      const { reason } = membersOf(event.error);
      if (reason === "sessionLocked") return { step: "locked" };
      if (reason === "mustChangePassword") return { step: "password-due", user: state.user };
      if (typeof reason === "string" && START_OVER.has(reason))
        return { step: "leaving", why: "timedOut", ended: endedBy(event.error) };
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
