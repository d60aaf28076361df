import type { Editor } from "@tiptap/react";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { isTextLink } from "../../contract/html/safe-link.ts";
import { useText } from "../../web/i18n/language.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import style from "./rich-text.module.css";

/** Edits the link of the selection. Without a selection the address itself is inserted. */
export function LinkBar({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const t = useText();
  const note = useId();
  const [present] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [typed, setTyped] = useState(present);
  const [isWrong, setWrong] = useState(false);
  const back = () => {
    editor.commands.focus();
    onClose();
  };
  const set = () => {
    const href = typed.trim();
    if (!isTextLink(href)) return setWrong(true);
    const on = editor.chain().focus();
    if (editor.state.selection.empty && present === "")
      on.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else on.extendMarkRange("link").setLink({ href }).run();
    return onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <div className={style.linking}>
      <Input
        autoFocus
        size="small"
        aria-label={t(TEXTS.linkAddress)}
        aria-describedby={note}
        aria-invalid={isWrong}
        status={isWrong ? "error" : ""}
        value={typed}
        onChange={(event) => (setTyped(event.target.value), setWrong(false))}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault(); // does not submit the form
            set();
          } else if (event.key === "Escape") {
            event.stopPropagation(); // does not close the drawer
            back();
          }
        }}
      />
      <Button size="small" type="primary" onClick={set}>
        {t(TEXTS.linkSet)}
      </Button>
      {present === "" ? null : (
        <Button size="small" onClick={remove}>
          {t(TEXTS.linkRemove)}
        </Button>
      )}
      <small id={note} role={isWrong ? "alert" : undefined} data-tone={isWrong ? "wrong" : undefined}>
        {t(isWrong ? TEXTS.linkUnsafe : TEXTS.linkHelp)}
      </small>
    </div>
  );
}
