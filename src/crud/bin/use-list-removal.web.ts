import type { KnownRecord } from "../../contract/asked-records.ts";
import { useConfirm, type Question } from "../../web/feedback/Confirm.tsx";
import type { Module } from "../define-module.ts";
import type { Row } from "../use-crud.web.ts";
import { useRemoval } from "./use-removal.web.ts";

/** What a screen adds to the removal of its records. */
export interface RemovalWays {
  /** What is to be known before these are removed; undefined: nothing, as Undo brings them back. */
  readonly askBeforeRemoval?: ((ids: readonly string[]) => Promise<Question | undefined>) | undefined;
  /** A record is back that had just been removed. */
  readonly onBack?: ((row: Row) => void) | undefined;
}

/** Removal from a list, after what its screen asks, and the way back. */
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
    /** Gives whether they were removed. */
    removeMany: async (records: readonly KnownRecord[]) =>
      (await isSure(records.map(({ id }) => id))) && remove(records),
  };
}
export type ListRemoval = ReturnType<typeof useListRemoval>;
