import { createContext, useContext, useEffect } from "react";

/** What an input says of itself to the form item that shows its errors; the methods mean what they do in the DOM. */
export interface InputValidity {
  /** With a message the value is invalid, whatever its schema says; an empty one takes that back. */
  readonly setCustomValidity: (message: string) => void;
  /** Shows the message, or shows no longer the one that was taken back. */
  readonly reportValidity: () => void;
}

export const ValidityContext = createContext<InputValidity | undefined>(undefined);

/**
 * Nothing is saved while there is a message, such as that a picture is still being uploaded: what is seen in the input
 * would not be what is saved. It is shown when somebody tries to save, or at once where it `isReported`.
 */
export function useCustomValidity(message: string, isReported = false): void {
  const validity = useContext(ValidityContext);
  useEffect(() => {
    if (!validity || message === "") return;
    const set = (words: string) => {
      validity.setCustomValidity(words);
      if (isReported) validity.reportValidity();
    };
    set(message);
    return () => set("");
  }, [message, isReported, validity]);
}
