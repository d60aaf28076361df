import { create } from "zustand";

/** "asking": the dialog of §8 is open. "staying": the person chose to stay and looks at what was loaded (W13). */
export const useEnded = create<{ readonly phase: "no" | "asking" | "staying" }>(() => ({ phase: "no" }));
