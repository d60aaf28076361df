/*
 * Decides which toasts are shown together. A plain toast is replaced by newer ones. A toast with an undo button is
 * never lost: without room it is folded, can be unfolded, and returns for its full time when there is room.
 */

/** Toasts shown at once; more would cover the page on a phone. */
const ROOM = 3;

export interface QueuedToast {
  readonly key: string;
  /** Folds where a plain toast would be dropped. */
  readonly isKept: boolean;
}

export interface ToastQueue<T extends QueuedToast> {
  /** Oldest first. */
  readonly shown: readonly T[];
  /** Toasts without room, in the order in which they folded. */
  readonly folded: readonly T[];
  /** Key of the toast under the pointer, which is not removed. */
  readonly pointedAt?: string | undefined;
}

export const NO_TOASTS: ToastQueue<never> = { shown: [], folded: [] };

/** Keeps the newest. Of the others the oldest plain one is dropped or, when all are kept, the oldest folds. */
function fitRoom<T extends QueuedToast>(turns: ToastQueue<T>): ToastQueue<T> {
  const { shown, folded, pointedAt } = turns;
  if (shown.length <= ROOM) return turns;
  const older = shown.slice(0, -1).filter(({ key }) => key !== pointedAt);
  const left = older.find(({ isKept }) => !isKept) ?? older[0];
  return fitRoom({
    ...turns,
    shown: shown.filter((each) => each !== left),
    folded: left?.isKept ? [...folded, left] : folded,
  });
}

const without = <T extends QueuedToast>(some: readonly T[], key: string): readonly T[] =>
  some.filter((each) => each.key !== key);

/** Adds a toast, or replaces the one with its key. */
export function openToast<T extends QueuedToast>(turns: ToastQueue<T>, toast: T): ToastQueue<T> {
  const { shown, folded } = turns;
  if (shown.some(({ key }) => key === toast.key))
    return { ...turns, shown: shown.map((each) => (each.key === toast.key ? toast : each)) };
  return fitRoom({ ...turns, shown: [...shown, toast], folded: without(folded, toast.key) });
}

export function closeToast<T extends QueuedToast>(turns: ToastQueue<T>, key: string): ToastQueue<T> {
  const shown = without(turns.shown, key);
  const folded = without(turns.folded, key);
  const back = Math.max(0, folded.length - Math.max(0, ROOM - shown.length));
  return {
    shown: [...shown, ...folded.slice(back)],
    folded: folded.slice(0, back),
    pointedAt: turns.pointedAt === key ? undefined : turns.pointedAt,
  };
}

/** Shows the folded toasts and folds those that were shown. */
export function unfoldToasts<T extends QueuedToast>(turns: ToastQueue<T>): ToastQueue<T> {
  const back = Math.max(0, turns.folded.length - ROOM);
  return fitRoom({
    ...turns,
    shown: [...turns.shown, ...turns.folded.slice(back)],
    folded: turns.folded.slice(0, back),
  });
}

export const pointAtToast = <T extends QueuedToast>(turns: ToastQueue<T>, key: string | undefined): ToastQueue<T> => ({
  ...turns,
  pointedAt: key,
});
