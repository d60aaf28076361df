import { useEditorState, type Editor } from "@tiptap/react";
import { useText } from "../../web/i18n/language.tsx";
import { doInTable, mayInTable, TABLE_STEPS, type TableStep } from "./rich-text-table.web.ts";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import style from "./bars.module.css";

const NAMES = Object.keys(TABLE_STEPS) as TableStep[];

/** Actions on the table at the cursor. */
export function TableBar({ editor }: { readonly editor: Editor }) {
  const t = useText();
  const possible = useEditorState({
    editor,
    selector: ({ editor: now }) => NAMES.filter((name) => mayInTable(now, name)),
  });
  return (
    <div role="group" aria-label={t(TEXTS.tableTools)} className={style.table}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className="pressable note"
          disabled={!possible.includes(name)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => doInTable(editor, name)}
        >
          {t(TEXTS[name])}
        </button>
      ))}
    </div>
  );
}
