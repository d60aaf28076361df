import { createContext, use, useCallback, useEffect, type ReactNode } from "react";
import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "./feedback-texts.ts";
import { late, useLateCalls, type Holder } from "./late.ts";
import type { ConfirmDialog } from "./Questions.tsx";

export const questions = late<Holder<ConfirmDialog>>(async () => (await import("./Questions.tsx")).Questions);

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the yes does, as a verb; "OK" unless said. */
  readonly yes?: string;
  readonly no?: string;
  readonly isDangerous?: boolean;
  /** It can be done, but something speaks against it: the no is the first choice. */
  readonly isSecondChoice?: boolean;
}
export type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

/** One dialog for decisions; only for what cannot be undone (look.md "Feedback"). */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [holder, reach] = useLateCalls(questions);
  const say = useText();
  const ask = useCallback<Ask>(
    async ({ title, text, yes, no, isDangerous = false, isSecondChoice = false }) =>
      (await reach())({
        title,
        content: text,
        icon: null,
        centered: true,
        okText: yes ?? say(FEEDBACK_TEXTS.confirm),
        cancelText: no ?? say(FEEDBACK_TEXTS.cancel),
        okButtonProps: { danger: isDangerous, ...(isSecondChoice ? { type: "default" as const } : {}) },
        ...(isSecondChoice ? { cancelButtonProps: { type: "primary" as const } } : {}),
        focusable: { autoFocusButton: isDangerous || isSecondChoice ? "cancel" : "ok" },
      }),
    [reach, say],
  );
  return (
    <ConfirmContext value={ask}>
      {holder}
      {children}
    </ConfirmContext>
  );
}

/** Asks and resolves to the answer; closing the dialog is a no. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error("useConfirm outside ConfirmProvider");
  return ask;
}

/** Keeps the browser from leaving the page while something unsaved stands on it. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isDirty]);
}
