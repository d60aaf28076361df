import type { Editor } from "@tiptap/react";
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  Underline,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import type { Words } from "../../contract/text.ts";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";

/** A toolbar button. */
export interface Tool {
  readonly name: string;
  readonly words: Words;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly act: (editor: Editor) => unknown;
}
export const focusedChain = (editor: Editor) => editor.chain().focus();

export const MARKS: readonly Tool[] = [
  {
    name: "bold",
    words: TEXTS.bold,
    icon: Bold,
    keys: "Control+B",
    act: (editor) => focusedChain(editor).toggleBold().run(),
  },
  {
    name: "italic",
    words: TEXTS.italic,
    icon: Italic,
    keys: "Control+I",
    act: (editor) => focusedChain(editor).toggleItalic().run(),
  },
  {
    name: "underline",
    words: TEXTS.underline,
    icon: Underline,
    keys: "Control+U",
    act: (editor) => focusedChain(editor).toggleUnderline().run(),
  },
  {
    name: "strike",
    words: TEXTS.strike,
    icon: Strikethrough,
    keys: "Control+Shift+S",
    act: (editor) => focusedChain(editor).toggleStrike().run(),
  },
];
export const RAISED: readonly Tool[] = [
  {
    name: "superscript",
    words: TEXTS.superscript,
    icon: Superscript,
    keys: "Control+.",
    act: (editor) => focusedChain(editor).toggleMark("superscript").run(),
  },
  {
    name: "subscript",
    words: TEXTS.subscript,
    icon: Subscript,
    keys: "Control+,",
    act: (editor) => focusedChain(editor).toggleMark("subscript").run(),
  },
];
export const BLOCKS: readonly Tool[] = [
  {
    name: "bulletList",
    words: TEXTS.bullets,
    icon: List,
    keys: "Control+Shift+8",
    act: (editor) => focusedChain(editor).toggleBulletList().run(),
  },
  {
    name: "orderedList",
    words: TEXTS.numbers,
    icon: ListOrdered,
    keys: "Control+Shift+7",
    act: (editor) => focusedChain(editor).toggleOrderedList().run(),
  },
  {
    name: "blockquote",
    words: TEXTS.quote,
    icon: TextQuote,
    keys: "Control+Shift+B",
    act: (editor) => focusedChain(editor).toggleBlockquote().run(),
  },
];
export const STEPS: readonly Tool[] = [
  {
    name: "undo",
    words: TEXTS.undo,
    icon: Undo2,
    keys: "Control+Z",
    act: (editor) => focusedChain(editor).undo().run(),
  },
  {
    name: "redo",
    words: TEXTS.redo,
    icon: Redo2,
    keys: "Control+Shift+Z",
    act: (editor) => focusedChain(editor).redo().run(),
  },
];
export const CLEAR: Tool = {
  name: "clear",
  words: TEXTS.clear,
  icon: RemoveFormatting,
  act: (editor) => focusedChain(editor).unsetAllMarks().clearNodes().run(),
};

/** Shortcuts without a button. */
export const FURTHER_KEYS: readonly (readonly [Words, string])[] = [
  [TEXTS.pastePlain, "Control+Shift+V"],
  [TEXTS.nextCell, "Tab"],
  [TEXTS.toToolbar, "Alt+F10"],
];

/** Formats a shortcut for display. */
export const keyText = (keys: string): string => keys.replace("Control", "Ctrl").replaceAll("+", " ");
