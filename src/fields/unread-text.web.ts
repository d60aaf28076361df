import { createContext, use } from "react";
import { InputValidityContext } from "./input-validity.web.ts";

/** By field: text that stands in an input and is not its value, because it cannot be read or has not been yet. */
export type UnreadTexts = Readonly<Record<string, string>>;

/** Keeps such texts with all else that is typed into a form and not saved. */
export interface UnreadTextKeeper {
  readonly texts: { readonly current: UnreadTexts };
  /** Counts how often others were put in place of what stands in the inputs, as by a draft. */
  readonly round: number;
  readonly keep: (name: string, text: string) => void;
}

export const UnreadTextContext = createContext<UnreadTextKeeper | undefined>(undefined);

/** The text of one input that its form keeps; outside of such a form none is kept. */
export function useUnreadText() {
  const { name } = use(InputValidityContext) ?? {};
  const keeper = use(UnreadTextContext);
  return {
    round: keeper?.round,
    text: () => (name === undefined ? "" : (keeper?.texts.current[name] ?? "")),
    keep: (text: string) => (name === undefined ? undefined : keeper?.keep(name, text)),
  };
}
