import { useEditorState, type Editor } from "@tiptap/react";
import { isInTable } from "@tiptap/pm/tables";
import { ImagePlus, Images, Keyboard, Link, Maximize2, Minimize2, Table, type LucideIcon } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type Ref } from "react";
import type { Words } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { KeyList } from "./KeyList.tsx";
import { LinkBar } from "./LinkBar.tsx";
import { chosenPicture, PictureBar } from "./picture/PictureBar.tsx";
import { insertTable } from "./rich-text-table.web.ts";
import { TableBar } from "./TableBar.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import { BLOCKS, CLEAR, keyText, MARKS, focusedChain, RAISED, STEPS, type Tool } from "./toolbar-tools.web.ts";
import style from "./rich-text.module.css";

type Heading = 0 | 2 | 3 | 4;

// Headings start at level 2: level 1 is the page's title.
const STYLES: readonly (readonly [Heading, Words])[] = [
  [0, TEXTS.paragraph],
  [2, TEXTS.heading1],
  [3, TEXTS.heading2],
  [4, TEXTS.heading3],
];

const TOGGLES: readonly Tool[] = [...MARKS, ...BLOCKS, ...RAISED];

/** A toolbar with one tab stop: arrow keys move along it, Escape returns to the text. */
function alongBar(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
  if (event.key === "Escape") return void editor.commands.focus();
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = tools.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tools.at((at + step) % tools.length)?.focus();
}

interface ButtonProps {
  readonly words: Words;
  readonly icon: LucideIcon;
  readonly act: () => unknown;
  readonly keys?: string | undefined;
  /** Defined for toggle buttons: the current state. */
  readonly isOn?: boolean | undefined;
  /** Defined for buttons that open something. */
  readonly isOpen?: boolean;
  readonly isDisabled?: boolean;
  readonly isFirst?: boolean;
}

function BarButton({ words, icon: Icon, act, keys, isOn, isOpen, isDisabled = false, isFirst = false }: ButtonProps) {
  const t = useText();
  return (
    <button
      className="tool"
      type="button"
      tabIndex={isFirst ? 0 : -1}
      disabled={isDisabled}
      title={keys ? `${t(words)} (${keyText(keys)})` : t(words)}
      aria-label={t(words)}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-keyshortcuts={keys}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => act()}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}

interface StyleChoiceProps {
  readonly editor: Editor;
  readonly heading: number;
}

function StyleChoice({ editor, heading }: StyleChoiceProps) {
  const t = useText();
  const setHeading = (level: Heading) =>
    level === 0 ? focusedChain(editor).setParagraph().run() : focusedChain(editor).setHeading({ level }).run();
  return (
    <select
      aria-label={t(TEXTS.style)}
      value={heading}
      onChange={(event) => setHeading(Number(event.target.value) as Heading)}
    >
      {STYLES.map(([level, words]) => (
        <option key={level} value={level}>
          {t(words)}
        </option>
      ))}
    </select>
  );
}

interface InsertGroupProps {
  readonly editor: Editor;
  /** The cursor is in a table already. */
  readonly isTable: boolean;
  readonly onPictures: (files: readonly File[]) => void;
  readonly onStored: () => void;
}

function InsertGroup({ editor, isTable, onPictures, onStored }: InsertGroupProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="line">
      <BarButton words={TEXTS.picture} icon={ImagePlus} act={() => picker.current?.click()} />
      <BarButton words={TEXTS.storedPicture} icon={Images} act={onStored} />
      <BarButton words={TEXTS.table} icon={Table} isDisabled={isTable} act={() => insertTable(editor)} />
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        style={{ display: "none" }}
        aria-label={t(TEXTS.picture)}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </span>
  );
}

/** The formatting at the cursor. */
const useBarState = (editor: Editor, hasTables: boolean) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: ([2, 3, 4] as const).find((level) => now.isActive("heading", { level })) ?? 0,
      active: TOGGLES.flatMap(({ name }) => (now.isActive(name) ? [name] : [])),
      isLink: now.isActive("link"),
      picture: chosenPicture(now),
      isInTable: hasTables && isInTable(now.state),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });

interface ToolbarProps {
  readonly editor: Editor;
  readonly ref: Ref<HTMLDivElement>;
  readonly isWide: boolean;
  readonly onWide: (isWide: boolean) => void;
  /** Undefined: neither pictures nor tables are allowed. */
  readonly onPictures: ((files: readonly File[]) => void) | undefined;
  /** Chooses among stored pictures. */
  readonly onStored: () => void;
}

export function RichTextToolbar({ editor, ref, isWide, onWide, onPictures, onStored }: ToolbarProps) {
  const t = useText();
  const [opened, setOpened] = useState<"link" | "keys">();
  const state = useBarState(editor, onPictures !== undefined);
  const toggle = (what: "link" | "keys") => setOpened(opened === what ? undefined : what);
  const button = ({ name, words, icon, keys, act }: Tool, isDisabled = false) => (
    <BarButton
      key={name}
      {...{ words, icon, keys, isDisabled }}
      isFirst={name === "bold"}
      isOn={TOGGLES.some((tool) => tool.name === name) ? state.active.includes(name) : undefined}
      act={() => act(editor)}
    />
  );
  return (
    <>
      <div
        ref={ref}
        role="toolbar"
        aria-label={t(TEXTS.toolbar)}
        className={`row ${style.toolbar}`}
        tabIndex={-1}
        onKeyDown={(event) => alongBar(event, editor)}
      >
        <StyleChoice editor={editor} heading={state.heading} />
        <span className="line">{MARKS.map((tool) => button(tool))}</span>
        <span className="line">
          {BLOCKS.map((tool) => button(tool))}
          <BarButton
            words={TEXTS.link}
            icon={Link}
            isOn={state.isLink}
            isOpen={opened === "link"}
            act={() => toggle("link")}
          />
        </span>
        {onPictures ? (
          <InsertGroup editor={editor} isTable={state.isInTable} onPictures={onPictures} onStored={onStored} />
        ) : null}
        <span className="line">
          {[...RAISED, CLEAR].map((tool) => button(tool))}
          {STEPS.map((tool) => button(tool, tool.name === "undo" ? !state.canUndo : !state.canRedo))}
        </span>
        <span className={`line ${style.group}`}>
          <BarButton words={TEXTS.keys} icon={Keyboard} isOpen={opened === "keys"} act={() => toggle("keys")} />
          <BarButton
            words={isWide ? TEXTS.narrow : TEXTS.wide}
            icon={isWide ? Minimize2 : Maximize2}
            isOn={isWide}
            act={() => onWide(!isWide)}
          />
        </span>
      </div>
      {opened === "link" ? <LinkBar editor={editor} onClose={() => setOpened(undefined)} /> : null}
      {opened === "keys" ? <KeyList hasTables={onPictures !== undefined} /> : null}
      {state.isInTable && !state.picture ? <TableBar editor={editor} /> : null}
      {state.picture && state.picture.pending === null ? <PictureBar editor={editor} picture={state.picture} /> : null}
    </>
  );
}
