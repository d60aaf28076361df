import { create } from "zustand";

/**
 * Number of times this window may have missed events; components that show pushed data fetch it again when it grows.
 */
export const useMissedEvents = create<{ readonly count: number }>(() => ({ count: 0 }));
export const noteMissedEvents = (): void => useMissedEvents.setState(({ count }) => ({ count: count + 1 }));
