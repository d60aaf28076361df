import { useEditorState, type Editor } from "@tiptap/react";
import { useDeferredValue } from "react";
import type { Language } from "../../contract/text.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import { countWords } from "./word-count.ts";
import style from "./bars.module.css";

const NEARLY_FULL = 70; // per cent of the maximum length from which the share is shown

interface FootProps {
  readonly editor: Editor;
  readonly language: Language | undefined;
  /** Current and maximum length, in characters of HTML. */
  readonly size: number;
  readonly most: number;
}

/** Number of pictures without alternative text, and the position of the first one. */
function undescribedOf(doc: Editor["state"]["doc"]): { readonly undescribed: number; readonly first: number } {
  let [undescribed, first] = [0, 0];
  doc.descendants(({ type, attrs }, at) => {
    if (type.name !== "picture" || attrs["pending"] !== null || String(attrs["alt"] ?? "").trim() !== "") return;
    if (undescribed === 0) first = at;
    undescribed += 1;
  });
  return { undescribed, first };
}

/** Word count, share of the maximum length, and pictures without alternative text. */
export function RichTextFoot({ editor, language, size, most }: FootProps) {
  const t = useText();
  const own = useLanguage();
  const text = useEditorState({
    editor,
    selector: ({ editor: { state } }) => state.doc.textBetween(0, state.doc.content.size, " "),
  });
  // Reported here because the pictures may be scrolled out of sight, and publishing requires the texts.
  const { undescribed, first } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => undescribedOf(state.doc),
  });
  const counted = useDeferredValue(text);
  const of = language ?? own;
  const count = formatNumber(countWords(counted, of), own);
  const percent = Math.round((size / most) * 100);
  return (
    <div className={`line remark tabular ${style.foot}`} data-gap="16" data-at-end="">
      {undescribed > 0 ? (
        <button type="button" onClick={() => editor.chain().setNodeSelection(first).scrollIntoView().run()}>
          {t(TEXTS.undescribedIn, { count: undescribed })}
        </button>
      ) : null}
      <span>{t(of === "zh" ? TEXTS.characters : TEXTS.words, { count })}</span>
      {percent >= NEARLY_FULL ? (
        <span data-tone={percent > 100 ? "wrong" : undefined}>{t(TEXTS.full, { percent })}</span>
      ) : null}
    </div>
  );
}
