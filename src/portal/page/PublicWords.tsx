import type { PublicText } from "../../contract/public/public-page.ts";
import type { Language, Text } from "../../contract/text.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { PAGE_TEXTS } from "./page-texts.ts";

const NOTES: Readonly<Record<Language, Text>> = {
  zh: PAGE_TEXTS.inChinese,
  en: PAGE_TEXTS.inEnglish,
  lo: PAGE_TEXTS.inLao,
};

/** A record's text, with a `lang` attribute when it is in another language than the page. */
export function PublicWords({ of }: { readonly of: PublicText }) {
  const language = useLanguage();
  return of.language === language ? of.text : <span lang={LANGUAGE_TAGS[of.language]}>{of.text}</span>;
}

/** Name of a text's language, when it is another one than the page's. */
export function LanguageTag({ of }: { readonly of: PublicText }) {
  const language = useLanguage();
  return of.language === language || of.text === "" ? null : (
    <>
      {" "}
      <small className="page-language" lang={LANGUAGE_TAGS[of.language]}>
        {LANGUAGE_NAMES[of.language]}
      </small>
    </>
  );
}

/** A title with a language tag, so that a visitor sees before following it that it is not translated. */
export const TitleWords = ({ of }: { readonly of: PublicText }) => (
  <>
    <PublicWords of={of} />
    <LanguageTag of={of} />
  </>
);

/** Notes that a text is not in the language of the page (§2); renders nothing otherwise. */
export function FallbackNote({ of }: { readonly of: PublicText }) {
  const language = useLanguage();
  const t = useText();
  return of.language === language || of.text === "" ? null : (
    <p className="page-fallback" role="note">
      {t(NOTES[of.language])}
    </p>
  );
}
