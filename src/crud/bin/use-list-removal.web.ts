import { Trash2, Undo2 } from "lucide-react";
import type { KnownRecord } from "../../contract/optimistic-locking.ts";
import { useConfirm, type Question } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import type { TickedAction } from "../../web/table/selection/SelectionBar.tsx";
import type { Selection } from "../../web/table/selection/use-selection.ts";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record/record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { useRights, type Row } from "../record-queries.web.ts";
import { useRemoval } from "./use-removal.web.ts";

/** A screen's additions to the removal of records. */
export interface RemovalWays {
  /**
   * Returns a confirmation to be shown first; undefined for none, since a removal can be undone. Where it rejects,
   * nothing is removed.
   */
  readonly askBeforeRemoval?: ((ids: readonly string[]) => Promise<Question | undefined>) | undefined;
  /** Called after a removal was undone. */
  readonly onBack?: ((row: Row) => void) | undefined;
  /** The reason why the record cannot be removed; undefined if it can. */
  readonly whyKept?: (row: Row) => string | undefined;
}

/**
 * The removal actions of a list, for one record and for selected ones: deleting after the screen's confirmation, and in
 * the bin restoring.
 */
export function useListRemoval(module: Module, { askBeforeRemoval, onBack, whyKept }: RemovalWays, isBin: boolean) {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  const feedback = useFeedback();
  const { canRemove } = useRights(module);
  const { remove, restore } = useRemoval(module);
  const isSure = async (records: readonly KnownRecord[]) => {
    try {
      const question = await askBeforeRemoval?.(records.map(({ id }) => id));
      return question === undefined || (await ask(question));
    } catch (error) {
      feedback.failure(error);
      return false; // nothing is removed without its question
    }
  };
  const offer = isBin
    ? { key: "restore", label: t(CRUD_TEXTS.restore), Icon: Undo2 }
    : { key: "remove", label: t(CRUD_TEXTS.remove), Icon: Trash2, isDangerous: true };
  const actOn = async (row: Row) => {
    const title = recordTitleOf(module, row, language);
    if (isBin) return restore([row], title);
    return (await isSure([row])) && remove([row], title, () => onBack?.(row));
  };
  const actOnTicked = async ({ records, clear }: Selection) => {
    const isDone = isBin ? await restore(records) : (await isSure(records)) && (await remove(records));
    if (isDone) clear();
  };
  return {
    ofRow: (row: Row): readonly RowAction[] =>
      canRemove ? [{ ...offer, act: () => actOn(row), ...(isBin ? {} : { refusal: whyKept?.(row) }) }] : [],
    ofTicked: (ticked: Selection): readonly TickedAction[] =>
      canRemove ? [{ ...offer, act: () => actOnTicked(ticked) }] : [],
  };
}
export type ListRemoval = ReturnType<typeof useListRemoval>;
