/*
 * Which toasts stand on the screen together. Plain ones make room for what is newer. One with a button that takes something back is never
 * lost: without room it folds, can be called up, and comes back for its whole time when there is room again.
 */

/** More of them are a wall, and cover the page on a phone. */
const ROOM = 3;

export interface Turn {
  readonly key: string;
  /** Folds where a plain one goes. */
  readonly isKept: boolean;
}

export interface Turns<T extends Turn> {
  /** The oldest first. */
  readonly shown: readonly T[];
  /** Those without room, in the order in which they folded. */
  readonly folded: readonly T[];
  /** The one pointed at: nothing takes it from under the pointer. */
  readonly pointedAt?: string | undefined;
}

export const NO_TURNS: Turns<never> = { shown: [], folded: [] };

/** The newest stay. Of the others the oldest plain one goes, or, where all of them are kept, the oldest folds. */
function fitted<T extends Turn>(turns: Turns<T>): Turns<T> {
  const { shown, folded, pointedAt } = turns;
  if (shown.length <= ROOM) return turns;
  const older = shown.slice(0, -1).filter(({ key }) => key !== pointedAt);
  const left = older.find(({ isKept }) => !isKept) ?? older[0];
  return fitted({
    ...turns,
    shown: shown.filter((each) => each !== left),
    folded: left?.isKept ? [...folded, left] : folded,
  });
}

const without = <T extends Turn>(some: readonly T[], key: string): readonly T[] =>
  some.filter((each) => each.key !== key);

/** Told again under its key it takes the place of the first. */
export function opened<T extends Turn>(turns: Turns<T>, toast: T): Turns<T> {
  const { shown, folded } = turns;
  if (shown.some(({ key }) => key === toast.key))
    return { ...turns, shown: shown.map((each) => (each.key === toast.key ? toast : each)) };
  return fitted({ ...turns, shown: [...shown, toast], folded: without(folded, toast.key) });
}

export function closed<T extends Turn>(turns: Turns<T>, key: string): Turns<T> {
  const shown = without(turns.shown, key);
  const folded = without(turns.folded, key);
  const back = Math.max(0, folded.length - Math.max(0, ROOM - shown.length));
  return {
    shown: [...shown, ...folded.slice(back)],
    folded: folded.slice(0, back),
    pointedAt: turns.pointedAt === key ? undefined : turns.pointedAt,
  };
}

/** The folded ones change places with those that stand. */
export function unfolded<T extends Turn>(turns: Turns<T>): Turns<T> {
  const back = Math.max(0, turns.folded.length - ROOM);
  return fitted({
    ...turns,
    shown: [...turns.shown, ...turns.folded.slice(back)],
    folded: turns.folded.slice(0, back),
  });
}

export const pointed = <T extends Turn>(turns: Turns<T>, key: string | undefined): Turns<T> => ({
  ...turns,
  pointedAt: key,
});
