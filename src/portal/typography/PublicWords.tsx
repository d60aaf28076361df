import { Fragment } from "react";
import type { PublicText } from "../../contract/public/public-text.ts";
import type { Language, Text } from "../../contract/text.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { headlinePieces, mayTurnBetween, textAroundNames, WHOLE_CLASS } from "./line-breaks.ts";
import { PAGE_TEXTS } from "../page/page-texts.ts";

const NOTES: Readonly<Record<Language, Text>> = {
  zh: PAGE_TEXTS.inChinese,
  en: PAGE_TEXTS.inEnglish,
  lo: PAGE_TEXTS.inLao,
};

/** A short text in a language, whose lines end between words. */
function headlineIn(text: string, language: Language) {
  const pieces = headlinePieces(text, language);
  if (pieces.length < 2) return text;
  return (
    <span className="headline">
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}

function withNames(text: string, language: Language) {
  const parts = textAroundNames(text, language);
  if (parts.length < 2 && !parts[0]?.isWhole) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {mayTurnBetween(parts[index - 1], part) ? <wbr /> : null}
      {part.isWhole ? <span className={WHOLE_CLASS}>{part.text}</span> : part.text}
    </Fragment>
  ));
}

/** A headline in the language of the page. */
export function Headline({ children }: { readonly children: string }) {
  return headlineIn(children, useLanguage());
}

/** The name of a place, or another text of the page: Lao names stay on one line. */
export function WithNames({ children }: { readonly children: string }) {
  return withNames(children, useLanguage());
}

/** A record's text, with a `lang` attribute when it is in another language than the page. */
export function PublicWords({ of }: { readonly of: PublicText }) {
  const language = useLanguage();
  const words = withNames(of.text, of.language);
  return of.language === language ? words : <span lang={LANGUAGE_TAGS[of.language]}>{words}</span>;
}

/** Like `PublicWords`, for large headlines. */
export function HeadlineWords({ of }: { readonly of: PublicText }) {
  const language = useLanguage();
  const words = headlineIn(of.text, of.language);
  return of.language === language ? words : <span lang={LANGUAGE_TAGS[of.language]}>{words}</span>;
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
    <HeadlineWords of={of} />
    <LanguageTag of={of} />
  </>
);

/** Notes that a text is not in the language of the page (§2); renders nothing otherwise. */
export function FallbackNote({ of }: { readonly of: PublicText }) {
  const language = useLanguage();
  const t = useText();
  return of.language === language || of.text === "" ? null : (
    <p className="page-fallback" data-tone="quiet" role="note">
      {t(NOTES[of.language])}
    </p>
  );
}
