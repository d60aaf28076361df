import { Check, CircleDashed, Eye, History, PenLine, type LucideIcon } from "lucide-react";
import type { Language } from "../../../contract/text.ts";
import type { Row } from "../../../crud/record-queries.web.ts";
import { Tag } from "../../../web/components/Tag.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { TRANSLATED, TRANSLATION_STATES, type TranslationState } from "../publishing.ts";
import style from "../publishing.module.css";
import { FIELD_TEXTS, SHORT_LANGUAGES } from "../../../fields/texts.ts";
import { PUBLISHING_TEXTS } from "../texts.ts";

const LOOKS: Readonly<Record<TranslationState, { readonly Icon: LucideIcon; readonly color?: string }>> = {
  source: { Icon: PenLine },
  missing: { Icon: CircleDashed },
  outdated: { Icon: History, color: "warning" },
  unchecked: { Icon: Eye, color: "info" },
  checked: { Icon: Check, color: "success" },
};

interface TranslationProps {
  readonly row: Row;
  readonly language: Language;
  /** Says which language it is. */
  readonly isNamed?: boolean;
}

/** The state of a translation; tables show the icon alone when there is no room for words. */
export function Translation({ row, language, isNamed = false }: TranslationProps) {
  const t = useText();
  const value = Object.entries(row).find(([name]) => name === TRANSLATED[language])?.[1];
  const state = TRANSLATION_STATES.find((each) => each === value);
  if (!state) return null;
  const { Icon, color } = LOOKS[state];
  const words = t(PUBLISHING_TEXTS[state]);
  const name = t(FIELD_TEXTS[language]);
  return (
    <span className={style.translation} title={isNamed ? `${name}: ${words}` : words}>
      <Tag isValue color={color}>
        {isNamed ? <span aria-hidden>{t(SHORT_LANGUAGES[language])} </span> : null}
        <Icon size={14} aria-hidden />
        <span className={isNamed ? "visually-hidden" : undefined}>{isNamed ? `${name}: ${words}` : words}</span>
      </Tag>
    </span>
  );
}
