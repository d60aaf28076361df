import { Button } from "antd";
import { useRef, type KeyboardEvent } from "react";
import type { Language } from "../../contract/text.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { LimitedTextArea } from "../../web/limited-text/LimitedTextArea.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { shownIn } from "./text-edits.ts";
import { LONGEST_WORDS, type TextRow } from "./translation-admin.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";
import style from "./translation.module.css";
import { useTextEdit, type TextEditing } from "./use-text-edits.web.ts";

interface TextCellEditorProps {
  readonly row: TextRow;
  readonly language: Language;
  readonly edits: TextEditing;
  /** The person is done with the cell; `hasFocus`: and has not turned to something else meanwhile. */
  readonly onDone: (hasFocus: boolean) => void;
}

/**
 * Edits one text in one language in place. It stays open when the focus leaves it: closing would move the cell that is
 * being pressed away from under the pointer.
 */
export function TextCellEditor({ row, language, edits, onDone }: TextCellEditorProps) {
  const t = useText();
  const { words = shownIn(row[language]), error, isSaving = false } = useTextEdit(edits, row.id, language) ?? {};
  const root = useRef<HTMLDivElement>(null);
  const save = async () => {
    if (isSaving || !(await edits.save(row, language))) return;
    const at = document.activeElement;
    onDone(at === null || at === document.body || root.current?.contains(at) === true);
  };
  const cancel = () => {
    if (isSaving) return;
    edits.drop(row, language);
    onDone(true);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return; // Enter also confirms a Chinese word of an input method
    if (event.key === "Escape") {
      event.stopPropagation();
      cancel();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void save();
    }
  };
  return (
    <div ref={root}>
      <LimitedTextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked to write here
        autoFocus
        lang={language}
        autoSize={{ minRows: 1, maxRows: 8 }}
        max={LONGEST_WORDS}
        readOnly={isSaving} // disabled would lose the focus
        {...(error === undefined ? {} : { status: "error" as const })}
        aria-label={t(TRANSLATION_TEXTS.edit, { id: row.id, language: t(TRANSLATION_TEXTS[language]) })}
        value={words}
        onChange={(event) => edits.type(row, language, event.target.value)}
        onKeyDown={press}
        onFocus={({ target }) => target.setSelectionRange(words.length, words.length)} // a click goes where it points
      />
      {error === undefined ? null : (
        <small role="alert" data-tone="wrong">
          {error}
        </small>
      )}
      <div className={`row ${style.buttons}`} data-gap="8">
        <Button size="small" type="primary" loading={isSaving} onClick={() => void save()}>
          {t(CRUD_TEXTS.save)}
        </Button>
        <Button size="small" disabled={isSaving} onClick={cancel}>
          {t(CRUD_TEXTS.cancel)}
        </Button>
        <small className={style.keys}>{t(TRANSLATION_TEXTS.keys)}</small>
      </div>
    </div>
  );
}
