import { create } from "zustand";
import type { EndedSession } from "../../contract/session/session-end.ts";

interface Ended {
  readonly phase: "no" | "asking" | "signing-in" | "staying";
  /** The reason, where the server gave one. */
  readonly ended?: EndedSession | undefined;
}

/**
 * "asking": the dialog of §8 is open. "signing-in": the dialog asks for the password, so that typed text stays.
 * "staying": the person chose to stay and reads what is loaded (W13).
 */
export const useEnded = create<Ended>(() => ({ phase: "no" }));
