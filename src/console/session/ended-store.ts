import { create } from "zustand";
import type { EndedSession } from "../../contract/session/session-end.ts";

interface Ended {
  readonly phase: "no" | "asking" | "signing-in" | "staying";
  /** What ended it, where the server says so. */
  readonly ended?: EndedSession | undefined;
}

/**
 * "asking": the dialog of §8 is open. "signing-in": it asks for the password, so that what was typed stays. "staying": the person
 * chose to stay and looks at what was loaded (W13).
 */
export const useEnded = create<Ended>(() => ({ phase: "no" }));
