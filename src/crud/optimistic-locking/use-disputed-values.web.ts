import { useState } from "react";
import type { Side } from "./ConflictDialog.tsx";

interface Editing<Stored, Values> {
  readonly valuesOf: (stored: Stored) => Values;
  /** Names of the values that differ. */
  readonly differences: (one: Values, other: Values) => (keyof Values & string)[];
  /** What was stored when it began. */
  readonly read: Values;
  readonly typed: () => Values;
  /** Puts values into the form. */
  readonly put: (values: Partial<Values>) => void;
  /** Saves what is in the form over this version. */
  readonly save: (version: number) => Promise<void>;
}

/** What somebody else has stored while a form was edited, and how its save goes on (RE-16). */
export function useDisputedValues<Stored extends { readonly version: number }, Values extends object>({
  valuesOf,
  differences,
  read,
  typed,
  put,
  save,
}: Editing<Stored, Values>) {
  const [current, setCurrent] = useState<Stored>();
  const disputed = (theirs: Values) => {
    const mine = differences(theirs, typed());
    return differences(theirs, read).filter((name) => mine.includes(name));
  };
  const edited = () => differences(typed(), read);
  const leave = () => setCurrent(undefined);
  return {
    isEdited: () => edited().length > 0,
    /** Asks only where both changed the same value to different ones: else only the version differs. */
    goOnOver: async (stored: Stored): Promise<void> =>
      disputed(valuesOf(stored)).length > 0 ? setCurrent(stored) : save(stored.version),
    leave,
    /** What to choose from. */
    conflict: current && {
      names: disputed(valuesOf(current)),
      mine: typed(),
      theirs: valuesOf(current),
      proposed: (name: keyof Values & string): Side => (edited().includes(name) ? "mine" : "theirs"),
      leave,
      choose: (theirs: ReadonlySet<string>) => {
        const chosen = Object.entries(valuesOf(current)).filter(([name]) => theirs.has(name));
        put(Object.fromEntries(chosen) as Partial<Values>);
        void save(current.version);
      },
    },
  };
}
