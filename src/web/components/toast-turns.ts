/*
 * Which toasts stand on the screen together. One with a button that takes something back is nobody's to push away: it stands its whole
 * time. Plain ones make room.
 */

/** More would cover the page on a phone. */
const ROOM = 4;

export interface Turn {
  readonly key: string;
  /** Stands its whole time, and waits for room rather than taking it from its like. */
  readonly isKept: boolean;
}

export interface Turns<T extends Turn> {
  /** The oldest first. */
  readonly shown: readonly T[];
  readonly waiting: readonly T[];
}

export const NO_TURNS: Turns<never> = { shown: [], waiting: [] };

const keptOf = <T extends Turn>(shown: readonly T[]): number => shown.filter(({ isKept }) => isKept).length;

/** Puts one more on the screen: of the plain ones the oldest goes. One of them has its place beside whatever is kept. */
function added<T extends Turn>(shown: readonly T[], toast: T): readonly T[] {
  const next = [...shown, toast];
  const kept = keptOf(next);
  const isFull = next.length - kept > Math.max(1, ROOM - kept);
  return isFull
    ? next.toSpliced(
        next.findIndex(({ isKept }) => !isKept),
        1,
      )
    : next;
}

/** Told again under its key it takes the place of the first. */
export function opened<T extends Turn>({ shown, waiting }: Turns<T>, toast: T): Turns<T> {
  if (shown.some(({ key }) => key === toast.key))
    return { shown: shown.map((each) => (each.key === toast.key ? toast : each)), waiting };
  if (toast.isKept && keptOf(shown) >= ROOM) return { shown, waiting: [...waiting, toast] };
  return { shown: added(shown, toast), waiting };
}

export function closed<T extends Turn>({ shown, waiting }: Turns<T>, key: string): Turns<T> {
  const left = shown.filter((each) => each.key !== key);
  const [next, ...later] = waiting.filter((each) => each.key !== key);
  return next && keptOf(left) < ROOM
    ? { shown: added(left, next), waiting: later }
    : { shown: left, waiting: next ? [next, ...later] : [] };
}
