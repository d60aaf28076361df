import { useQueryClient } from "@tanstack/react-query";
import { fieldMessageOf } from "../../web/api/api-error.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { optionsKey } from "../../web/lookups/options.ts";
import type { Values } from "../../fields/field-value.ts";
import type { Module } from "../define-module.ts";
import { useSave, type Row } from "../record-queries.web.ts";

/** Messages after the change and after its undo. */
export interface ChangeWords {
  readonly done: string;
  readonly undone: string;
  /** Shows the record in its current place. */
  readonly show?: (() => void) | undefined;
}

/** Updates a record from a list, with Undo. Field errors become messages. Resolves to true if the update was made. */
export function useRowChange(module: Module) {
  const client = useQueryClient();
  const save = useSave(module);
  const feedback = useFeedback();
  return async (row: Row, values: Values, { done, undone, show }: ChangeWords): Promise<boolean> => {
    const before = Object.fromEntries(
      Object.keys(values).map((name) => [name, (row as Readonly<Record<string, unknown>>)[name]]),
    );
    let { version } = row;
    const put = async (next: Values): Promise<boolean> => {
      try {
        ({ version } = await save.mutateAsync({ id: row.id, version, values: next }));
        // The path of the record is shown next.
        await client.invalidateQueries({ queryKey: optionsKey(module.path) });
        await client.invalidateQueries({ queryKey: [module.path, "tree"] });
        return true;
      } catch (error) {
        feedback.error(fieldMessageOf(error));
        await client.invalidateQueries({ queryKey: [module.path] }); // shows the change that the update failed on
        return false;
      }
    };
    if (!(await put(values))) return false;
    feedback.undo(done, async () => {
      if (!(await put(before))) return;
      feedback.success(undone);
      show?.();
    });
    return true;
  };
}
