import { useEditorState, type Editor } from "@tiptap/react";
import { useDeferredValue } from "react";
import type { Language } from "../../contract/text.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import { countWords } from "./word-count.ts";
import style from "./bars.module.css";

/** From here on a writer should know that there is an end. */
const NEARLY_FULL = 70; // per cent

interface FootProps {
  readonly editor: Editor;
  readonly language: Language | undefined;
  /** Characters of HTML by now, and allowed. */
  readonly size: number;
  readonly most: number;
}

/** How long the text is, and how much of what is allowed it takes once that matters. */
export function RichTextFoot({ editor, language, size, most }: FootProps) {
  const t = useText();
  const own = useLanguage();
  const text = useEditorState({
    editor,
    selector: ({ editor: { state } }) => state.doc.textBetween(0, state.doc.content.size, " "),
  });
  const counted = useDeferredValue(text);
  const percent = Math.round((size / most) * 100);
  return (
    <p className={style.foot}>
      <span>{t(TEXTS.words, { count: formatNumber(countWords(counted, language ?? own), own) })}</span>
      {percent >= NEARLY_FULL ? (
        <span data-full={percent > 100 ? "" : undefined}>{t(TEXTS.full, { percent })}</span>
      ) : null}
    </p>
  );
}
