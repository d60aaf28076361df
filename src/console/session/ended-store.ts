import { create } from "zustand";

/**
 * "asking": the dialog of §8 is open. "signing-in": it asks for the password, so that what was typed stays. "staying": the person
 * chose to stay and looks at what was loaded (W13).
 */
export const useEnded = create<{ readonly phase: "no" | "asking" | "signing-in" | "staying" }>(() => ({ phase: "no" }));
