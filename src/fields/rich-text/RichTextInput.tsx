import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Language } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import { htmlOf, withHtml, type RichTextField } from "./rich-text.ts";
import { SourcePane } from "./SourcePane.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import { Writing } from "./Writing.tsx";
import style from "./rich-text.module.css";

/** Below it the Chinese would stand above the translation and push it out of sight; px. */
const ROOM_FOR_TWO = 800;

/** The language that the others are translated from (§2). */
const SOURCE = "zh";

/** Words with headings, lists and links, where the field has a place for them pictures and tables; 360 px high (§9); in one language or in all of them. */
export function RichTextInput({ field, value, onChange, id = "", ...control }: InputProps<RichTextField>) {
  const t = useText();
  const own = useLanguage();
  const { "aria-describedby": described, "aria-invalid": invalid, "aria-required": required, ...events } = control;
  const [shown, setShown] = useState<Language>(() => (htmlOf(field, value, own) === null ? SOURCE : own));
  const [opened, setOpened] = useState<readonly Language[]>([shown]);
  const [isWide, setWide] = useState(false);
  const [isBeside, setBeside] = useState(() => window.innerWidth >= ROOM_FOR_TWO);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const isOne = field.languages.length === 1;
  const source = shown === SOURCE ? null : htmlOf(field, value, SOURCE);
  const open = (language: Language) => {
    setShown(language);
    if (!opened.includes(language)) setOpened([...opened, language]);
  };
  const write = (language: Language, html: string | null) => {
    latest.current = withHtml(field, latest.current, language, html) as typeof value;
    onChange?.(latest.current as NonNullable<typeof value>);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of what stands in it
    <div
      {...events}
      role="group"
      aria-label={t(field.label)}
      className={style.frame}
      data-invalid={invalid === "true" ? "" : undefined}
      data-wide={isWide ? "" : undefined}
      onKeyDown={(event) => {
        if (!isWide || event.key !== "Escape") return;
        event.stopPropagation(); // not what lies below
        setWide(false);
      }}
    >
      {isOne ? null : (
        <div className={style.languages}>
          <LanguageTabs field={field} value={value} id={id} shown={shown} onOpen={open} />
          {source === null ? null : (
            <label>
              <input type="checkbox" checked={isBeside} onChange={() => setBeside(!isBeside)} /> {t(TEXTS.showSource)}
            </label>
          )}
        </div>
      )}
      <div className={style.desk} data-beside={source !== null && isBeside ? "" : undefined}>
        {source !== null && isBeside ? (
          <SourcePane
            html={source}
            onTake={htmlOf(field, value, shown) === null ? () => write(shown, source) : undefined}
          />
        ) : null}
        {opened.map((each) => {
          const label = t(field.label);
          const attributes: Record<string, string> = {
            "aria-label": isOne ? label : t(TEXTS.bodyIn, { label, language: t(FIELD_TEXTS[each]) }),
            ...(each === shown && id !== "" ? { id } : {}),
            ...(described ? { "aria-describedby": described } : {}),
            ...(invalid ? { "aria-invalid": invalid } : {}),
            ...(required && each === SOURCE ? { "aria-required": required } : {}),
          };
          return (
            <Writing
              key={each}
              html={htmlOf(field, value, each)}
              language={isOne ? undefined : each}
              isShown={each === shown}
              attributes={attributes}
              basePath={field.basePath}
              most={field.max}
              isWide={isWide}
              onWide={setWide}
              onHtml={(html) => write(each, html)}
            />
          );
        })}
      </div>
    </div>
  );
}

interface LanguageTabsProps {
  readonly field: RichTextField;
  readonly value: InputProps<RichTextField>["value"] | undefined;
  /** Of the field; each tab's begins with it. */
  readonly id: string;
  readonly shown: Language;
  readonly onOpen: (language: Language) => void;
}

/** Which language is written in; once one is begun, a mark at those that are missing. */
function LanguageTabs({ field, value, id, shown, onOpen }: LanguageTabsProps) {
  const t = useText();
  const isBegun = field.languages.some((each) => htmlOf(field, value, each) !== null);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = field.languages.at((field.languages.indexOf(shown) + step) % field.languages.length) ?? shown;
    onOpen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t(TEXTS.languages)}>
      {field.languages.map((each) => {
        const isMissing = isBegun && htmlOf(field, value, each) === null;
        return (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            tabIndex={each === shown ? 0 : -1}
            aria-selected={each === shown}
            title={isMissing ? t(FIELD_TEXTS.missing) : undefined}
            onClick={() => onOpen(each)}
            onKeyDown={press}
          >
            {t(FIELD_TEXTS[each])}
            {isMissing ? <i className={style.dot} role="img" aria-label={t(FIELD_TEXTS.missing)} /> : null}
          </button>
        );
      })}
    </div>
  );
}
