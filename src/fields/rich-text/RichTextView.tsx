import { shortened } from "../../contract/characters/shortened-text.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contract/text.ts";
import { SanitizedHtml } from "../../web/sanitized-html/SanitizedHtml.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import { FIELD_TEXTS, SHORT_LANGUAGES } from "../texts.ts";
import { sourceFirst } from "../translated-text/source-language.ts";
import { hasPending, htmlOf, type RichTextField, type RichTextValue } from "./rich-text.ts";
import style from "./rich-text-cell.module.css";

const LONGEST = 120; // characters in a table cell

/** The text without tags. Documents of DOMParser run no scripts and load nothing. */
const wordsOf = (html: string): string => {
  const words = new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html").body.textContent ?? "";
  return shortened(words.replace(/\s+/g, " ").trim(), LONGEST);
};

interface WholeProps {
  readonly field: RichTextField;
  readonly value: RichTextValue;
  readonly source: Language;
}

function Whole({ field, value, source }: WholeProps) {
  const t = useText();
  const reading = (language: Language) => {
    const html = htmlOf(field, value, language);
    if (!html) return <small>{t(FIELD_TEXTS.missing)}</small>;
    return (
      <div lang={language}>
        <SanitizedHtml html={html} />
      </div>
    );
  };
  if (field.languages.length === 1) return reading("zh");
  return sourceFirst(source).map((each) => (
    <div key={each} className={`by-language ${style.reading}`}>
      <small>{t(SHORT_LANGUAGES[each])}</small>
      {reading(each)}
    </div>
  ));
}

/** In a list plain text in the user's language, or in another one with its name. */
function Cell({ field, value, isUncut = false, source = DEFAULT_LANGUAGE }: CellProps<RichTextField>) {
  const language = useLanguage();
  const t = useText();
  if (isUncut) return <Whole field={field} value={value} source={source} />;
  const shown = [language, source, ...LANGUAGES].find((each) => htmlOf(field, value, each));
  if (!shown) return null;
  const words = wordsOf(htmlOf(field, value, shown) ?? "");
  if (field.languages.length === 1 || shown === language) return <>{words}</>;
  return (
    <span data-tooltip={t(FIELD_TEXTS.fallback, { language: t(FIELD_TEXTS[shown]) })}>
      <span lang={shown}>{words}</span> <small>{t(SHORT_LANGUAGES[shown])}</small>
    </span>
  );
}

// The editor is larger than a whole list: loaded with the first form that has one.
const Input = lazyControl(async () => (await import("./RichTextInput.tsx")).RichTextInput);

export const richTextView: FieldView<RichTextField> = {
  Cell,
  Input,
  width: 260,
  minWidth: 120,
  isProse: true,
  isWide: true,
  height: 480,
  validate: (field, value) =>
    LANGUAGES.some((each) => hasPending(htmlOf(field, value, each) ?? "")) ? FIELD_TEXTS.notStored : undefined,
};
