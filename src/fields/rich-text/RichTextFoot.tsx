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

/** How many of the pictures are not described, and where the first of them stands. */
function undescribedOf(doc: Editor["state"]["doc"]): { readonly undescribed: number; readonly first: number } {
  let [undescribed, first] = [0, 0];
  doc.descendants(({ type, attrs }, at) => {
    if (type.name !== "picture" || attrs["pending"] !== null || String(attrs["alt"] ?? "").trim() !== "") return;
    if (undescribed === 0) first = at;
    undescribed += 1;
  });
  return { undescribed, first };
}

/** How long the text is, and how much of what is allowed it takes once that matters. */
export function RichTextFoot({ editor, language, size, most }: FootProps) {
  const t = useText();
  const own = useLanguage();
  const text = useEditorState({
    editor,
    selector: ({ editor: { state } }) => state.doc.textBetween(0, state.doc.content.size, " "),
  });
  // Said where it is written, also of pictures that are out of sight: what is published needs the words.
  const { undescribed, first } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => undescribedOf(state.doc),
  });
  const counted = useDeferredValue(text);
  const percent = Math.round((size / most) * 100);
  return (
    <div className={style.foot}>
      {undescribed > 0 ? (
        <button type="button" onClick={() => editor.chain().setNodeSelection(first).scrollIntoView().run()}>
          {t(TEXTS.undescribedIn, { count: undescribed })}
        </button>
      ) : null}
      <span>{t(TEXTS.words, { count: formatNumber(countWords(counted, language ?? own), own) })}</span>
      {percent >= NEARLY_FULL ? (
        <span data-full={percent > 100 ? "" : undefined}>{t(TEXTS.full, { percent })}</span>
      ) : null}
    </div>
  );
}
