import { enumerated } from "../../../contract/text.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { ADDRESS_TEXTS as TEXTS } from "./texts.ts";

const MOST_NAMES = 2; // more do not fit on a button on a phone

/** What a button says that clears these parts of an address, whose reasons stand above it. */
export function useClearLabel(parts: readonly { readonly name: string }[], say: (names: string) => string): string {
  const t = useText();
  const language = useLanguage();
  // Two operators of one field are refused apart, and read alike.
  const names = [...new Set(parts.map(({ name }) => name))];
  return names.length > MOST_NAMES ? t(TEXTS.clearThese) : say(enumerated(names, language));
}
