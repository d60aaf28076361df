import { createContext, useContext, useEffect, type RefObject } from "react";

/** How an input takes part in the validation of the form item around it, which shows its errors. */
export interface InputValidity {
  /** The field's name in its form. */
  readonly name?: string;
  /**
   * Asked whenever the item is validated, with the form's present value: what only the input knows to be wrong, or "".
   * What it has not handed over yet, such as typed text, it hands over then.
   */
  readonly check: RefObject<(value: unknown) => string>;
  /** Validates the item now. */
  readonly report: () => void;
}

export const NOTHING_WRONG = (): string => "";

export const InputValidityContext = createContext<InputValidity | undefined>(undefined);

/**
 * Keeps a form from being saved while the input shows something else than what would be saved, such as a picture that is
 * still being uploaded. Returns what validates the item at once; otherwise it is when somebody leaves the input or saves.
 */
export function useInputValidity(check: (value: unknown) => string): () => void {
  const { check: asked, report } = useContext(InputValidityContext) ?? {};
  useEffect(() => {
    if (!asked) return;
    asked.current = check;
    return () => void (asked.current = NOTHING_WRONG);
  });
  return () => report?.();
}
