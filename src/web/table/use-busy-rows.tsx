import { useRef, useState } from "react";
import { useIsAsked } from "../feedback/Confirm.tsx";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import { useText } from "../i18n/language.tsx";
import type { RowAction } from "./RowButton.tsx";

/** Runs row actions, one at a time for each row, and knows which rows are busy. */
export function useBusyRows() {
  const t = useText();
  const isAsked = useIsAsked();
  const begun = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const run = async (id: string, act: () => unknown) => {
    if (begun.current.has(id)) return;
    begun.current.add(id);
    try {
      const work = act();
      if (!(work instanceof Promise)) return;
      setBusy(new Set(begun.current));
      await work;
    } finally {
      begun.current.delete(id);
      setBusy(new Set(begun.current));
    }
  };
  return {
    isBusy: (id: string): boolean => !isAsked && busy.has(id),
    /** Wraps a row's actions so that each marks the row as busy until it settles. */
    followed: (id: string, actions: readonly RowAction[]): readonly RowAction[] =>
      actions.map((action) => ({ ...action, act: () => run(id, action.act) })),
    said: (
      <span className="visually-hidden" role="status">
        {busy.size > 0 && !isAsked ? <span data-late="">{t(FEEDBACK_TEXTS.working)}</span> : null}
      </span>
    ),
  };
}
