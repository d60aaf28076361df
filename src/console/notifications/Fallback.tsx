import type { Language } from "../../contract/text.ts";
import { FIELD_TEXTS } from "../../fields/texts.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import style from "./fallback.module.css";

/** Notes that a message is shown in another language than the person's (§2); renders nothing otherwise. */
export function Fallback({ language }: { readonly language: Language | undefined }) {
  const t = useText();
  const own = useLanguage();
  if (language === undefined || language === own) return null;
  return <small className={style.fallback}>{t(FIELD_TEXTS.fallback, { language: t(FIELD_TEXTS[language]) })}</small>;
}
