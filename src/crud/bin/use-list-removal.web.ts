import type { KnownRecord } from "../../contract/asked-records.ts";
import { useConfirm, type Question } from "../../web/feedback/Confirm.tsx";
import type { Module } from "../define-module.ts";
import type { Row } from "../use-crud.web.ts";
import { useRemoval } from "./use-removal.web.ts";

/** A screen's additions to the removal of records. */
export interface RemovalWays {
  /** Returns a confirmation to be shown first; undefined for none, since a removal can be undone. */
  readonly askBeforeRemoval?: ((ids: readonly string[]) => Promise<Question | undefined>) | undefined;
  /** Called after a removal was undone. */
  readonly onBack?: ((row: Row) => void) | undefined;
}

/** Removing records of a list, with the screen's confirmation, and restoring them. */
export function useListRemoval(module: Module, { askBeforeRemoval, onBack }: RemovalWays) {
  const ask = useConfirm();
  const { remove, restore } = useRemoval(module);
  const isSure = async (ids: readonly string[]) => {
    const question = await askBeforeRemoval?.(ids);
    return question === undefined || ask(question);
  };
  return {
    restore,
    removeOne: async (row: Row, title: string) => (await isSure([row.id])) && remove([row], title, () => onBack?.(row)),
    /** Resolves to true if the records were removed. */
    removeMany: async (records: readonly KnownRecord[]) =>
      (await isSure(records.map(({ id }) => id))) && remove(records),
  };
}
export type ListRemoval = ReturnType<typeof useListRemoval>;
