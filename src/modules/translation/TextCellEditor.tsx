import { useState, type KeyboardEvent } from "react";
import { z } from "zod";
import type { Language } from "../../contract/text.ts";
import { fieldIssues } from "../../contract/validation.ts";
import { fieldMessageOf } from "../../web/api/api-error.ts";
import { ApiError, call } from "../../web/api/call.ts";
import { LimitedTextArea } from "../../web/limited-text/LimitedTextArea.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { faultOf } from "./text-rules.ts";
import { LONGEST_WORDS, translationAdmin, type TextRow } from "./translation-admin.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";

interface TextCellEditorProps {
  readonly row: TextRow;
  readonly language: Language;
  readonly onDone: (saved?: TextRow) => void;
}

/** The text as somebody else has saved it meanwhile; undefined where that is not why a save failed. */
function theirsOf(error: unknown): TextRow | undefined {
  if (!(error instanceof ApiError) || error.reason !== "changedMeanwhile" || !error.current) return undefined;
  const { reply } = translationAdmin.update;
  return z.decode(reply, error.current as z.input<typeof reply>);
}

/** Edits one text in one language in place. */
export function TextCellEditor({ row, language, onDone }: TextCellEditorProps) {
  const t = useText();
  const cell = row[language];
  const [words, setWords] = useState(cell.words ?? cell.shipped);
  const [version, setVersion] = useState(cell.version);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (words.trim() === (cell.words ?? cell.shipped) && !cell.isOutdated) return onDone();
    const read = z.safeEncode(translationAdmin.update.input.shape.words, words);
    const fault = read.success ? faultOf(cell.shipped, words) : fieldIssues(read.error, words)[0];
    if (fault) return setProblem(t(fault.words, fault.parameters));
    setSaving(true);
    try {
      onDone(await call(translationAdmin.update, { id: row.id, language, words, version }));
    } catch (error) {
      setSaving(false);
      const theirs = theirsOf(error)?.[language];
      if (theirs) setVersion(theirs.version); // the conflict is shown, so saving again overwrites (RE-16)
      setProblem(
        theirs ? t(TRANSLATION_TEXTS.changed, { words: theirs.words ?? theirs.shipped }) : fieldMessageOf(error),
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
        {...(problem === undefined ? {} : { status: "error" as const })}
        aria-label={t(TRANSLATION_TEXTS.edit, { id: row.id, language: t(TRANSLATION_TEXTS[language]) })}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={press}
        onBlur={() => words === (cell.words ?? cell.shipped) && onDone()}
      />
      <small role={problem === undefined ? undefined : "alert"} data-tone={problem === undefined ? undefined : "wrong"}>
        {problem ?? t(TRANSLATION_TEXTS.keys)}
      </small>
    </div>
  );
}
