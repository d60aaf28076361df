import { create } from "zustand";

/** How often something may have been missed in this window: whoever shows what was pushed asks for it once more. */
export const useMissedEvents = create<{ readonly count: number }>(() => ({ count: 0 }));
export const noteMissedEvents = (): void => useMissedEvents.setState(({ count }) => ({ count: count + 1 }));
