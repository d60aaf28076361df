import { EditorContent, useEditor, type Extensions } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type { Language } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { pictureUploads } from "./picture/picture-uploads.web.ts";
import { putPictures, putStored } from "./pasting/put-pictures.web.ts";
import { extensionsFor } from "./rich-text-schema.web.ts";
import { withoutPending } from "./rich-text.ts";
import { RichTextFoot } from "./RichTextFoot.tsx";
import { RichTextToolbar } from "./RichTextToolbar.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import bars from "./bars.module.css";
import "../../web/components/formatted-text.css";
import style from "./rich-text.module.css";

const StoredPicturesDialog = lazyDialog(
  async () => (await import("../../web/picture-upload/StoredPicturesDialog.tsx")).StoredPicturesDialog,
);
/** Stored pictures put into a text at once. */
const MAX_AT_ONCE = 9;

interface WritingProps {
  readonly html: string | null;
  /** Undefined: the text has no particular language. */
  readonly language: Language | undefined;
  readonly isShown: boolean;
  /** Attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Folder of the pictures; undefined: no pictures. */
  readonly basePath: string | undefined;
  /** In characters of HTML. */
  readonly most: number;
  readonly isWide: boolean;
  readonly onWide: (isWide: boolean) => void;
  readonly onHtml: (html: string | null) => void;
}

interface OwnEditor extends Pick<WritingProps, "html" | "attributes" | "onHtml"> {
  readonly extensions: Extensions;
  /** Alt+F10 was pressed. */
  readonly onToolbar: () => void;
}

/** The editor with its value, which may be replaced from outside. */
function useOwnEditor({ html, attributes, onHtml, extensions, onToolbar }: OwnEditor) {
  const told = useRef(html);
  const editor = useEditor({
    extensions,
    content: withoutPending(html ?? ""),
    injectCSS: false,
    editorProps: {
      attributes: { ...attributes, role: "textbox", "aria-multiline": "true", class: `formatted-text ${style.words}` },
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== "F10") return false;
        onToolbar();
        return true;
      },
    },
    onUpdate: ({ editor: written }) => {
      told.current = written.isEmpty ? null : written.getHTML();
      onHtml(told.current);
    },
  });
  // By a draft or a reloaded record.
  useEffect(() => {
    if (html === told.current) return;
    told.current = html;
    editor.commands.setContent(withoutPending(html ?? ""), { emitUpdate: false });
  }, [html, editor]);
  return editor;
}

/** The editor of one language. Stays mounted while another one is shown, so that undo still works. */
export function Writing({ html, language, isShown, attributes, basePath, most, isWide, onWide, onHtml }: WritingProps) {
  const t = useText();
  const toolbar = useRef<HTMLDivElement>(null);
  const own = useLanguage();
  const [left, setLeft] = useState(0);
  const [isChoosing, setChoosing] = useState(false);
  const [uploads] = useState(() => (basePath === undefined ? undefined : pictureUploads(basePath)));
  const [extensions] = useState(() => extensionsFor(uploads, setLeft));
  useEffect(() => () => uploads?.close(), [uploads]);
  const onToolbar = () => toolbar.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  const editor = useOwnEditor({ html, attributes, onHtml, extensions, onToolbar });
  return (
    <div hidden={!isShown} className={`shrinks ${style.writing}`}>
      <RichTextToolbar
        ref={toolbar}
        editor={editor}
        isWide={isWide}
        onWide={onWide}
        onStored={() => setChoosing(true)}
        onPictures={uploads ? (files) => void putPictures(editor, uploads, files) : undefined}
      />
      {left > 0 ? (
        <p role="status" className={bars.note}>
          {t(TEXTS.leftOut, { count: left })}
        </p>
      ) : null}
      <EditorContent editor={editor} className={style.page} {...(language ? { lang: language } : {})} />
      {isChoosing && basePath !== undefined ? (
        <StoredPicturesDialog
          basePath={basePath}
          most={MAX_AT_ONCE}
          onCancel={() => setChoosing(false)}
          onConfirm={(chosen) => {
            setChoosing(false);
            putStored(editor, chosen, language ?? own);
          }}
        />
      ) : null}
      <RichTextFoot editor={editor} language={language} size={html?.length ?? 0} most={most} />
    </div>
  );
}
