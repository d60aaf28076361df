/** Seconds a toast is shown. `pushed`: §4, §9 "Notification display: 10000 ms for pushed messages". */
export const TOAST_SECONDS = { success: 3, error: 5, undo: 10, pushed: 10 };
/** Not 0, antd's own value for it: with that antd closes a toast at once whose time was limited before. */
export const UNTIL_CLOSED = Number.POSITIVE_INFINITY;
