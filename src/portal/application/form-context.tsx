import { createContext, use } from "react";
import type { Picture, ApplicationPageData } from "./application-values.ts";
import type { FormErrors } from "./application-rules.ts";
import type { Answer, Send } from "./send.ts";
import type { FormWords } from "./application-texts.ts";

/** Shared by all parts of the form. */
export interface FormTools {
  readonly data: ApplicationPageData;
  readonly errors: FormErrors;
  readonly send: Send;
  readonly upload: (file: Blob, onProgress: (share: number) => void) => Promise<Answer<Picture>>;
  /** Counts running uploads; the form is not sent before they end. */
  readonly onBusy: (more: 1 | -1) => void;
}

const Tools = createContext<FormTools | null>(null);
export const FormToolsProvider = Tools.Provider;

export function useTools(): FormTools {
  const tools = use(Tools);
  if (!tools) throw new Error("a part of the form outside of it");
  return tools;
}
export const useWords = (): FormWords => useTools().data.words;

/** Replaces `{name}` placeholders. */
export const fill = (words: string, parameters: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (slot, name: string) => String(parameters[name] ?? slot));

/** Element id of a field, to which the error summary links. */
export const idOf = (field: string): string => `field-${field.replace(/[[\].]+/g, "-")}`;
