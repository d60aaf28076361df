import { useState } from "react";
import type { KnownRecord } from "../../../contract/optimistic-locking.ts";

/**
 * The selected records with the version that the user sees: of a record on this page the present one, of one on another
 * page the one shown when it was selected.
 */
export function useSelection(shown: readonly KnownRecord[]) {
  const [kept, setKept] = useState<readonly KnownRecord[]>([]);
  const seen = new Map(shown.map(({ id, version }) => [id, version]));
  const records = kept.map(({ id, version }): KnownRecord => ({ id, version: seen.get(id) ?? version }));
  const versionOf = (id: string): number => seen.get(id) ?? records.find((record) => record.id === id)?.version ?? 0;
  return {
    records,
    ids: records.map(({ id }) => id),
    /** How many of them are on other pages. */
    elsewhere: records.filter(({ id }) => !seen.has(id)).length,
    change: (ids: readonly string[]) => setKept(ids.map((id) => ({ id, version: versionOf(id) }))),
    clear: () => setKept([]),
  };
}
export type Selection = ReturnType<typeof useSelection>;
