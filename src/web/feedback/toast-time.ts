/** Seconds a toast is shown. */
export const STAYS = { success: 3, error: 5, undo: 10 };
/** Infinity, because antd closes a toast at once whose duration is removed. */
export const FOR_EVER = Number.POSITIVE_INFINITY;
