import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Language } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import { readablePaste } from "./office-paste.web.ts";
import { RICH_TEXT_EXTENSIONS } from "./rich-text-schema.web.ts";
import { htmlOf, withHtml, type RichTextField } from "./rich-text.ts";
import { RichTextToolbar } from "./RichTextToolbar.tsx";
import { RICH_TEXT_TEXTS } from "./texts.ts";
import style from "./rich-text.module.css";

interface WritingProps {
  readonly html: string | null;
  readonly language: Language | undefined;
  readonly isShown: boolean;
  /** What the element that is written in says of itself. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onHtml: (html: string | null) => void;
}

/** One language's text. It stays while another one is shown, so that its steps can still be undone. */
function Writing({ html, language, isShown, attributes, onHtml }: WritingProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const told = useRef(html);
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: html ?? "",
    injectCSS: false,
    editorProps: {
      attributes: { ...attributes, role: "textbox", "aria-multiline": "true", class: style.words ?? "" },
      transformPastedHTML: readablePaste,
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== "F10") return false;
        toolbar.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: written }) => {
      told.current = written.isEmpty ? null : written.getHTML();
      onHtml(told.current);
    },
  });
  // A draft taken up, or somebody else's record loaded under the form: what was not typed here.
  useEffect(() => {
    if (html === told.current) return;
    told.current = html;
    editor.commands.setContent(html ?? "", { emitUpdate: false });
  }, [html, editor]);
  return (
    <div hidden={!isShown}>
      <RichTextToolbar ref={toolbar} editor={editor} />
      <EditorContent editor={editor} className={style.page} {...(language ? { lang: language } : {})} />
    </div>
  );
}

/** Words with headings, lists and links, 360 px high (§9), in one language or in all of them. */
export function RichTextInput({ field, value, onChange, id = "", ...control }: InputProps<RichTextField>) {
  const t = useText();
  const own = useLanguage();
  const { "aria-describedby": described, "aria-invalid": invalid, "aria-required": required, ...events } = control;
  const [shown, setShown] = useState<Language>(() => (htmlOf(field, value, own) === null ? "zh" : own));
  const [opened, setOpened] = useState<readonly Language[]>([shown]);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const isOne = field.languages.length === 1;
  const isBegun = field.languages.some((each) => htmlOf(field, value, each) !== null);
  const open = (language: Language) => {
    setShown(language);
    if (!opened.includes(language)) setOpened([...opened, language]);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = field.languages.at((field.languages.indexOf(shown) + step) % field.languages.length) ?? shown;
    open(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div {...events} className={style.frame} data-invalid={invalid === "true" ? "" : undefined}>
      {isOne ? null : (
        <div role="tablist" aria-label={t(RICH_TEXT_TEXTS.languages)} className={style.languages}>
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
                onClick={() => open(each)}
                onKeyDown={press}
              >
                {t(FIELD_TEXTS[each])}
                {isMissing ? <i className={style.dot} role="img" aria-label={t(FIELD_TEXTS.missing)} /> : null}
              </button>
            );
          })}
        </div>
      )}
      {opened.map((each) => {
        const label = t(field.label);
        const attributes: Record<string, string> = {
          "aria-label": isOne ? label : t(RICH_TEXT_TEXTS.bodyIn, { label, language: t(FIELD_TEXTS[each]) }),
          ...(each === shown && id !== "" ? { id } : {}),
          ...(described ? { "aria-describedby": described } : {}),
          ...(invalid ? { "aria-invalid": invalid } : {}),
          ...(required && each === "zh" ? { "aria-required": required } : {}),
        };
        return (
          <Writing
            key={each}
            html={htmlOf(field, value, each)}
            language={isOne ? undefined : each}
            isShown={each === shown}
            attributes={attributes}
            onHtml={(html) => {
              latest.current = withHtml(field, latest.current, each, html) as typeof value;
              onChange?.(latest.current as NonNullable<typeof value>);
            }}
          />
        );
      })}
    </div>
  );
}
