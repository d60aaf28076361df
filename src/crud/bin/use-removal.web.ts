import { idAndVersion, idsAndVersions, type KnownRecord } from "../../contract/optimistic-locking.ts";
import { ApiError, call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { endpointsOf } from "../endpoints.ts";
import { BIN_TEXTS } from "./texts.ts";
import { useRefresh } from "../record-queries.web.ts";
import { asLocalMutation } from "../optimistic-locking/changes-elsewhere.web.ts";
import { forgetRemoval, rememberRemoval } from "./undoable-removals.web.ts";

/** Refusals of one record, which say nothing of those after it. */
const OF_ONE_RECORD: ReadonlySet<ApiError["reason"]> = new Set([
  "notFound",
  "invalidInput",
  "changedMeanwhile",
  "inUse",
  "notPermitted",
]);

/** Key of the message that offers to undo the removal. */
const undoKeyOf = (records: readonly KnownRecord[]): string => `removed ${records.map(({ id }) => id).join(" ")}`;

/** How many were restored, and the last refusal of one. */
interface Restored {
  count: number;
  refusal?: ApiError;
}

async function restoreOne(module: Module, record: KnownRecord, restored: Restored): Promise<void> {
  try {
    await call(endpointsOf(module).restore, idAndVersion(record));
    restored.count += 1;
  } catch (error) {
    if (!(error instanceof ApiError) || !OF_ONE_RECORD.has(error.reason)) throw error;
    restored.refusal = error;
    if (error.reason !== "notFound") return; // otherwise restored elsewhere or deleted for good
  }
  forgetRemoval(module.path, [record.id]); // each by itself: what fails can be tried again
}

/** Moves records to the recycle bin with an Undo message, and restores them; `title` is that of a single record. */
export function useRemoval(module: Module) {
  const refresh = useRefresh(module);
  const feedback = useFeedback();
  const t = useText();
  const calls = endpointsOf(module);
  const restore = async (records: readonly KnownRecord[], title?: string): Promise<boolean> => {
    const restored: Restored = { count: 0 };
    try {
      await asLocalMutation(module, async () => {
        for (const record of records) await restoreOne(module, record, restored);
      });
      feedback.unsay(undoKeyOf(records)); // or the message would offer it again after a restore from the bin
      if (restored.refusal) feedback.failure(restored.refusal);
      return restored.count > 0;
    } catch (error) {
      feedback.failure(error);
      return false;
    } finally {
      const { count } = restored;
      if (count > 0)
        feedback.success(title === undefined ? t(BIN_TEXTS.restored, { count }) : t(BIN_TEXTS.restoredOne, { title }));
      await refresh();
    }
  };
  /** `onBack` is called after Undo. */
  const remove = async (records: readonly KnownRecord[], title?: string, onBack?: () => void): Promise<boolean> => {
    try {
      await asLocalMutation(module, () =>
        records.length === 1
          ? call(calls.remove, idAndVersion(records[0] as KnownRecord))
          : call(calls.removeMany, idsAndVersions(records)),
      );
    } catch (error) {
      feedback.failure(error);
      await refresh(); // shows the other user's change that the removal failed on
      return false;
    }
    const words =
      title === undefined ? t(BIN_TEXTS.removedMany, { count: records.length }) : t(BIN_TEXTS.removed, { title });
    // The removal incremented each version.
    const removed = records.map(({ id, version }): KnownRecord => ({ id, version: version + 1 }));
    rememberRemoval(module.path, { records: removed, ...(title === undefined ? {} : { title }) });
    const bringBack = async () => {
      if (await restore(removed, title)) onBack?.();
    };
    feedback.undo(words, bringBack, undoKeyOf(removed));
    await refresh();
    return true;
  };
  return { remove, restore };
}
