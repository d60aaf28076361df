import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Language } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import { htmlOf, withHtml, type RichTextField } from "./rich-text.ts";
import { sourceFirst } from "../translated-text/source-language.ts";
import { useSourceLanguage } from "../translated-text/source-language-context.web.ts";
import { SourcePane } from "./SourcePane.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import { Writing } from "./Writing.tsx";
import style from "./rich-text.module.css";

/** Pixels of window width; below, source and translation would be stacked, so the source is hidden at first. */
const ROOM_FOR_TWO = 800;

const given = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** The languages whose editors are mounted, and the visible one. */
function useOpened(field: RichTextField, value: InputProps<RichTextField>["value"] | undefined) {
  const own = useLanguage();
  const source = useSourceLanguage();
  const [shown, setShown] = useState<Language>(() => (htmlOf(field, value, own) === null ? source : own));
  const [writtenIn, setWrittenIn] = useState(source);
  const [opened, setOpened] = useState<readonly Language[]>([shown]);
  const open = (language: Language) => {
    setShown(language);
    if (!opened.includes(language)) setOpened([...opened, language]);
  };
  // After the language of writing is changed, editing continues in the new one.
  if (writtenIn !== source) {
    setWrittenIn(source);
    open(source);
  }
  return { shown, opened, open };
}

/**
 * Returns a writer for one language. Keeps the latest value in a ref, so that two writes before a render do not
 * overwrite each other.
 */
function useWriting(
  field: RichTextField,
  value: InputProps<RichTextField>["value"] | undefined,
  onChange: InputProps<RichTextField>["onChange"] | undefined,
) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return (language: Language, html: string | null) => {
    latest.current = withHtml(field, latest.current, language, html) as typeof value;
    onChange?.(latest.current as NonNullable<typeof value>);
  };
}

/** Full-window mode; Escape leaves it. */
function useWide() {
  const [isWide, setWide] = useState(false);
  const hearEscape = (event: KeyboardEvent) => {
    if (!isWide || event.key !== "Escape") return;
    event.stopPropagation(); // so that the layer below does not close too
    setWide(false);
  };
  return { isWide, setWide, hearEscape };
}

/**
 * The rich text editor: one text, or one per language; with pictures and tables if the field has a folder for pictures;
 * 360 px high (§9).
 */
export function RichTextInput({ field, value, onChange, id = "", ...control }: InputProps<RichTextField>) {
  const t = useText();
  const { "aria-describedby": described, "aria-invalid": invalid, "aria-required": required, ...events } = control;
  const { shown, opened, open } = useOpened(field, value);
  const { isWide, setWide, hearEscape } = useWide();
  const [isBeside, setBeside] = useState(() => window.innerWidth >= ROOM_FOR_TWO);
  const write = useWriting(field, value, onChange);
  const isOne = field.languages.length === 1;
  const label = t(field.label);
  const sourceLanguage = useSourceLanguage();
  const source = shown === sourceLanguage ? null : htmlOf(field, value, sourceLanguage);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that bubble from its content
    <div
      {...events}
      role="group"
      aria-label={label}
      className={`control-frame ${style.frame}`}
      data-invalid={invalid === "true" ? "" : undefined}
      data-wide={isWide ? "" : undefined}
      onKeyDown={hearEscape}
    >
      {isOne ? null : (
        <div className={`row ${style.languages}`}>
          <LanguageTabs field={field} value={value} id={id} shown={shown} onOpen={open} />
          {source === null ? null : <SourceSwitch isOn={isBeside} onSwitch={setBeside} />}
        </div>
      )}
      <div className={style.desk} data-beside={source !== null && isBeside ? "" : undefined}>
        {source !== null && isBeside ? (
          <SourcePane
            html={source}
            language={sourceLanguage}
            onTake={htmlOf(field, value, shown) === null ? () => write(shown, source) : undefined}
          />
        ) : null}
        {opened.map((each) => (
          <Writing
            key={each}
            html={htmlOf(field, value, each)}
            language={isOne ? undefined : each}
            isShown={each === shown}
            attributes={given({
              id: each === shown ? id : undefined,
              "aria-label": isOne ? label : t(TEXTS.bodyIn, { label, language: t(FIELD_TEXTS[each]) }),
              "aria-describedby": described,
              "aria-invalid": invalid,
              "aria-required": each === sourceLanguage ? required : undefined,
            })}
            basePath={field.basePath}
            most={field.max}
            isWide={isWide}
            onWide={setWide}
            onHtml={(html) => write(each, html)}
          />
        ))}
      </div>
    </div>
  );
}

interface SourceSwitchProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

function SourceSwitch({ isOn, onSwitch }: SourceSwitchProps) {
  const t = useText();
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={() => onSwitch(!isOn)} /> {t(TEXTS.showSource)}
    </label>
  );
}

interface LanguageTabsProps {
  readonly field: RichTextField;
  readonly value: InputProps<RichTextField>["value"] | undefined;
  /** Id of the field; prefix of the tabs' ids. */
  readonly id: string;
  readonly shown: Language;
  readonly onOpen: (language: Language) => void;
}

/** Tabs of the languages; once one is written, a dot marks the missing ones. */
function LanguageTabs({ field, value, id, shown, onOpen }: LanguageTabsProps) {
  const t = useText();
  const languages = sourceFirst(useSourceLanguage()).filter((each) => field.languages.includes(each));
  const isBegun = languages.some((each) => htmlOf(field, value, each) !== null);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = languages.at((languages.indexOf(shown) + step) % languages.length) ?? shown;
    onOpen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t(TEXTS.languages)}>
      {languages.map((each) => {
        const isMissing = isBegun && htmlOf(field, value, each) === null;
        return (
          <button
            key={each}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${each}`}
            tabIndex={each === shown ? 0 : -1}
            aria-selected={each === shown}
            title={isMissing ? t(FIELD_TEXTS.missing) : undefined}
            onClick={() => onOpen(each)}
            onKeyDown={press}
          >
            {t(FIELD_TEXTS[each])}
            {isMissing ? <i className="dot" data-after="" role="img" aria-label={t(FIELD_TEXTS.missing)} /> : null}
          </button>
        );
      })}
    </div>
  );
}
