import { createContext, use, useCallback, useEffect, useState, type ReactNode } from "react";
import { useText } from "../i18n/language.tsx";
import { CannotOpen } from "../lazy/Opening.tsx";
import { Coming } from "../components/Coming.tsx";
import { FEEDBACK_TEXTS } from "./feedback-texts.ts";
import { lazyModule, useLazyCalls, type Holder } from "../lazy/lazy-module.ts";
import type { ConfirmDialog } from "./Questions.tsx";

export const questions = lazyModule<Holder<ConfirmDialog>>(async () => (await import("./Questions.tsx")).Questions);

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

/** The dialog itself is not here yet, or whoever is to be asked is asked whether to try again. */
type Wait = "coming" | { readonly answer: (isTriedAgain: boolean) => void };

const ConfirmContext = createContext<Ask | null>(null);
const AskedContext = createContext(false);

/** One dialog for decisions; only for what cannot be undone. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [holder, reach] = useLazyCalls(questions);
  const [wait, setWait] = useState<Wait>();
  const [asked, setAsked] = useState(0);
  const t = useText();
  /** The dialog's call; undefined where it cannot be fetched and whoever was to be asked gives up. */
  const reachOrGiveUp = useCallback(async (): Promise<ConfirmDialog | undefined> => {
    for (let isWanted = true; isWanted;) {
      setWait("coming");
      try {
        const open = await reach();
        setWait(undefined);
        return open;
      } catch {
        isWanted = await new Promise<boolean>((answer) => setWait({ answer }));
      }
    }
    setWait(undefined);
    return undefined;
  }, [reach]);
  const ask = useCallback<Ask>(
    async ({ title, text, yes, no, isDangerous = false, isSecondChoice = false }) => {
      setAsked((count) => count + 1);
      try {
        const open = await reachOrGiveUp();
        if (open === undefined) return false;
        return await open({
          title,
          content: text,
          icon: null,
          centered: true,
          okText: yes ?? t(FEEDBACK_TEXTS.confirm),
          cancelText: no ?? t(FEEDBACK_TEXTS.cancel),
          okButtonProps: { danger: isDangerous, ...(isSecondChoice ? { type: "default" as const } : {}) },
          ...(isSecondChoice ? { cancelButtonProps: { type: "primary" as const } } : {}),
          focusable: { autoFocusButton: isDangerous || isSecondChoice ? "cancel" : "ok" },
        });
      } finally {
        setAsked((count) => count - 1);
      }
    },
    [reachOrGiveUp, t],
  );
  return (
    <ConfirmContext value={ask}>
      {holder}
      {wait === "coming" ? <Coming /> : null}
      {typeof wait === "object" ? (
        <CannotOpen onTryAgain={() => wait.answer(true)} onClose={() => wait.answer(false)} />
      ) : null}
      <AskedContext value={asked > 0}>{children}</AskedContext>
    </ConfirmContext>
  );
}

/** Whether a question waits for its answer: what began it waits for the person then, not for the server. */
export const useIsAsked = (): boolean => use(AskedContext);

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
