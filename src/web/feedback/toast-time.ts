/** Seconds a toast stays. */
export const STAYS = { success: 3, error: 5, undo: 10 };
/** The kit closes at once what no longer has a time. */
export const FOR_EVER = Number.POSITIVE_INFINITY;
