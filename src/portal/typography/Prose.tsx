import type { PublicText } from "../../contract/public/public-text.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { htmlAroundNames } from "./line-breaks.ts";
import { FallbackNote } from "./PublicWords.tsx";

interface ProseProps {
  readonly of: PublicText;
  /** The record's title, which the note is about if there is no text. */
  readonly title: PublicText;
}

/** A formatted text with headings, tables and pictures; notes when it is in another language than the page. */
export function Prose({ of, title }: ProseProps) {
  const language = useLanguage();
  if (of.text === "") return <FallbackNote of={title} />;
  return (
    <>
      <FallbackNote of={of} />
      <div
        className="prose"
        {...(of.language === language ? {} : { lang: LANGUAGE_TAGS[of.language] })}
        // Sanitised when it was stored (RT-01).
        dangerouslySetInnerHTML={{ __html: htmlAroundNames(of.text, of.language) }}
      />
    </>
  );
}
