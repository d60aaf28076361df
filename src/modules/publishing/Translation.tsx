import type { Row } from "../../crud/use-crud.web.ts";
import { ColorTag } from "../../fields/dictionary/ColorTag.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { TRANSLATED, TRANSLATION_STATES, type TranslatedLanguage, type TranslationState } from "./publishing.ts";
import { PUBLISHING_TEXTS } from "./texts.ts";

const COLORS: Readonly<Record<TranslationState, string | undefined>> = {
  missing: undefined,
  outdated: "warning",
  unchecked: "info",
  checked: "success",
};

/** How a record's translation stands to its Chinese. */
export function Translation({ row, language }: { readonly row: Row; readonly language: TranslatedLanguage }) {
  const t = useText();
  const value = Object.entries(row).find(([name]) => name === TRANSLATED[language])?.[1];
  const state = TRANSLATION_STATES.find((each) => each === value);
  return state ? <ColorTag color={COLORS[state]}>{t(PUBLISHING_TEXTS[state])}</ColorTag> : null;
}
