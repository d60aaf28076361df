import { useState, type KeyboardEvent } from "react";
import { z } from "zod";
import type { Language } from "../../contract/text.ts";
import { fieldErrorsOf } from "../../contract/validation.ts";
import { fieldMessageOf } from "../../web/api/api-error.ts";
import { ApiError, call } from "../../web/api/call.ts";
import { LimitedTextArea } from "../../web/limited-text/LimitedTextArea.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { errorOf } from "./text-rules.ts";
import { LONGEST_WORDS, translationAdmin, type TextRow } from "./translation-admin.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";

interface TextCellEditorProps {
  readonly row: TextRow;
  readonly language: Language;
  readonly onDone: (saved?: TextRow) => void;
}

/** The text as somebody else has saved it meanwhile; undefined where that is not why a save failed. */
function theirsOf(thrown: unknown): TextRow | undefined {
  if (!(thrown instanceof ApiError) || thrown.reason !== "changedMeanwhile" || !thrown.current) return undefined;
  const { reply } = translationAdmin.update;
  return z.decode(reply, thrown.current as z.input<typeof reply>);
}

/** Edits one text in one language in place. */
export function TextCellEditor({ row, language, onDone }: TextCellEditorProps) {
  const t = useText();
  const cell = row[language];
  const [words, setWords] = useState(cell.words ?? cell.shipped);
  const [version, setVersion] = useState(cell.version);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (words.trim() === (cell.words ?? cell.shipped) && !cell.isOutdated) return onDone();
    const read = z.safeEncode(translationAdmin.update.input.shape.words, words);
    const found = read.success ? errorOf(cell.shipped, words) : fieldErrorsOf(read.error, words)[0];
    if (found) return setError(t(found.words, found.parameters));
    setSaving(true);
    try {
      onDone(await call(translationAdmin.update, { id: row.id, language, words, version }));
    } catch (thrown) {
      setSaving(false);
      const theirs = theirsOf(thrown)?.[language];
      if (theirs) setVersion(theirs.version); // the conflict is shown, so saving again overwrites (RE-16)
      setError(
        theirs ? t(TRANSLATION_TEXTS.changed, { words: theirs.words ?? theirs.shipped }) : fieldMessageOf(thrown),
      );
    }
    return undefined;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return; // Enter also confirms a Chinese word of an input method
    if (event.key === "Escape") {
      event.stopPropagation();
      onDone();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void save();
    }
  };
  return (
    <div>
      <LimitedTextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked to write here
        autoFocus
        lang={language}
        autoSize={{ minRows: 1, maxRows: 8 }}
        max={LONGEST_WORDS}
        disabled={isSaving}
        {...(error === undefined ? {} : { status: "error" as const })}
        aria-label={t(TRANSLATION_TEXTS.edit, { id: row.id, language: t(TRANSLATION_TEXTS[language]) })}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setError(undefined);
        }}
        onKeyDown={press}
        onBlur={() => words === (cell.words ?? cell.shipped) && onDone()}
      />
      <small role={error === undefined ? undefined : "alert"} data-tone={error === undefined ? undefined : "wrong"}>
        {error ?? t(TRANSLATION_TEXTS.keys)}
      </small>
    </div>
  );
}
