import { useEditorState, type Editor } from "@tiptap/react";
import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { useState, type KeyboardEvent, type Ref } from "react";
import type { Words } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { LinkBar } from "./LinkBar.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import style from "./rich-text.module.css";

type Heading = 0 | 2 | 3 | 4;

// A text's own first level: the page it stands on has the first.
const STYLES: readonly (readonly [Heading, Words])[] = [
  [0, TEXTS.paragraph],
  [2, TEXTS.heading1],
  [3, TEXTS.heading2],
  [4, TEXTS.heading3],
];

interface Tool {
  readonly name: string;
  readonly words: Words;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly act: (editor: Editor) => unknown;
}
const on = (editor: Editor) => editor.chain().focus();

const MARKS: readonly Tool[] = [
  { name: "bold", words: TEXTS.bold, icon: Bold, keys: "Control+B", act: (editor) => on(editor).toggleBold().run() },
  {
    name: "italic",
    words: TEXTS.italic,
    icon: Italic,
    keys: "Control+I",
    act: (editor) => on(editor).toggleItalic().run(),
  },
  {
    name: "underline",
    words: TEXTS.underline,
    icon: Underline,
    keys: "Control+U",
    act: (editor) => on(editor).toggleUnderline().run(),
  },
  {
    name: "strike",
    words: TEXTS.strike,
    icon: Strikethrough,
    keys: "Control+Shift+S",
    act: (editor) => on(editor).toggleStrike().run(),
  },
];
const BLOCKS: readonly Tool[] = [
  {
    name: "bulletList",
    words: TEXTS.bullets,
    icon: List,
    keys: "Control+Shift+8",
    act: (editor) => on(editor).toggleBulletList().run(),
  },
  {
    name: "orderedList",
    words: TEXTS.numbers,
    icon: ListOrdered,
    keys: "Control+Shift+7",
    act: (editor) => on(editor).toggleOrderedList().run(),
  },
  {
    name: "blockquote",
    words: TEXTS.quote,
    icon: TextQuote,
    keys: "Control+Shift+B",
    act: (editor) => on(editor).toggleBlockquote().run(),
  },
];
const STEPS: readonly Tool[] = [
  { name: "undo", words: TEXTS.undo, icon: Undo2, keys: "Control+Z", act: (editor) => on(editor).undo().run() },
  { name: "redo", words: TEXTS.redo, icon: Redo2, keys: "Control+Shift+Z", act: (editor) => on(editor).redo().run() },
];
const CLEAR: Tool = {
  name: "clear",
  words: TEXTS.clear,
  icon: RemoveFormatting,
  act: (editor) => on(editor).unsetAllMarks().clearNodes().run(),
};

/** One stop of the Tab key; the arrows go along it, Escape goes back to the text. */
function alongBar(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
  if (event.key === "Escape") return void editor.commands.focus();
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = tools.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tools.at((at + step) % tools.length)?.focus();
}

export function RichTextToolbar({ editor, ref }: { readonly editor: Editor; readonly ref: Ref<HTMLDivElement> }) {
  const t = useText();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: ([2, 3, 4] as const).find((level) => now.isActive("heading", { level })) ?? 0,
      active: [...MARKS, ...BLOCKS].flatMap(({ name }) => (now.isActive(name) ? [name] : [])),
      isLink: now.isActive("link"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const setHeading = (level: Heading) =>
    level === 0 ? on(editor).setParagraph().run() : on(editor).setHeading({ level }).run();
  const button = ({ name, words, icon: Icon, keys, act }: Tool, isDisabled = false) => {
    const isState = [...MARKS, ...BLOCKS].some((tool) => tool.name === name);
    return (
      <button
        key={name}
        type="button"
        tabIndex={name === "bold" ? 0 : -1}
        disabled={isDisabled}
        title={keys ? `${t(words)} (${keys.replace("Control", "Ctrl").replaceAll("+", " ")})` : t(words)}
        aria-label={t(words)}
        {...(isState ? { "aria-pressed": state.active.includes(name) } : {})}
        {...(keys ? { "aria-keyshortcuts": keys } : {})}
        // The text keeps its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => act(editor)}
      >
        <Icon size={16} aria-hidden />
      </button>
    );
  };
  return (
    <>
      <div
        ref={ref}
        role="toolbar"
        aria-label={t(TEXTS.toolbar)}
        className={style.toolbar}
        tabIndex={-1}
        onKeyDown={(event) => alongBar(event, editor)}
      >
        <select
          aria-label={t(TEXTS.style)}
          value={state.heading}
          onChange={(event) => setHeading(Number(event.target.value) as Heading)}
        >
          {STYLES.map(([level, words]) => (
            <option key={level} value={level}>
              {t(words)}
            </option>
          ))}
        </select>
        <span className={style.group}>{MARKS.map((tool) => button(tool))}</span>
        <span className={style.group}>
          {BLOCKS.map((tool) => button(tool))}
          <button
            type="button"
            tabIndex={-1}
            title={t(TEXTS.link)}
            aria-label={t(TEXTS.link)}
            aria-pressed={state.isLink}
            aria-expanded={isLinking}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setLinking(!isLinking)}
          >
            <Link size={16} aria-hidden />
          </button>
        </span>
        <span className={style.group}>
          {button(CLEAR)}
          {STEPS.map((tool) => button(tool, tool.name === "undo" ? !state.canUndo : !state.canRedo))}
        </span>
      </div>
      {isLinking ? <LinkBar editor={editor} onClose={() => setLinking(false)} /> : null}
    </>
  );
}
