import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { useText } from "../i18n/language.tsx";
import { CannotOpen } from "../lazy/Opening.tsx";
import { OpeningStatus } from "../components/OpeningStatus.tsx";
import { FEEDBACK_TEXTS } from "./feedback-texts.ts";
import { lazyModule, useLazyCalls, type Holder } from "../lazy/lazy-module.ts";
import type { ConfirmDialog } from "./Questions.tsx";

export const questions = lazyModule<Holder<ConfirmDialog>>(async () => (await import("./Questions.tsx")).Questions);

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** Label of the confirming button, a verb; "OK" by default. */
  readonly yes?: string;
  readonly no?: string;
  readonly isDangerous?: boolean;
  /** Something speaks against it: the focus begins on the cancelling button. */
  readonly isSecondChoice?: boolean;
}
export type Ask = (question: Question) => Promise<boolean>;

/** The dialog's code is loading, or the person is asked whether to load it again. */
type Wait = "coming" | { readonly answer: (isTriedAgain: boolean) => void };

const ConfirmContext = createContext<Ask | null>(null);
const AskedContext = createContext(false);

/** One dialog for confirmations; only for what cannot be undone. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [holder, reach] = useLazyCalls(questions);
  const [wait, setWait] = useState<Wait>();
  const [asked, setAsked] = useState(0);
  const t = useText();
  /** The dialog's function; undefined when its code cannot be loaded and the person gives up. */
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
      {wait === "coming" ? <OpeningStatus /> : null}
      {typeof wait === "object" ? (
        <CannotOpen onTryAgain={() => wait.answer(true)} onClose={() => wait.answer(false)} />
      ) : null}
      <AskedContext value={asked > 0}>{children}</AskedContext>
    </ConfirmContext>
  );
}

/** A confirmation is open: what triggered it waits for the person, not for the server. */
export const useIsAsked = (): boolean => use(AskedContext);

/** Returns a function that asks and resolves to the answer; closing the dialog is false. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error("useConfirm outside ConfirmProvider");
  return ask;
}
