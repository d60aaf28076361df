import { Node, type CommandProps, type Editor } from "@tiptap/react";
import type { Command } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  mergeCells,
  splitCell,
  tableEditing,
  toggleHeaderRow,
} from "@tiptap/pm/tables";
import { MAX_SPAN } from "../../contract/html/written-html.ts";

/* Tables with the editor's own package. Without column widths, because a width that fits one screen fits no phone. */

const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

/** No nested tables. */
const CELL_CONTENT = "(paragraph | heading | bulletList | orderedList | blockquote | picture)+";

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(Math.max(1, Number(element.getAttribute(name)) || 1), MAX_SPAN),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});
const cellAttributes = () => ({
  colspan: span("colspan"),
  rowspan: span("rowspan"),
  colwidth: { default: null, rendered: false },
});

const cell = (name: "tableCell" | "tableHeader", tag: "td" | "th") =>
  Node.create({
    name,
    content: CELL_CONTENT,
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Adapts a ProseMirror command to the editor. */
const done =
  (command: Command) =>
  ({ state, dispatch }: CommandProps): boolean =>
    command(state, dispatch);

const run = (editor: Editor, command: Command): boolean => editor.chain().focus().command(done(command)).run();
const may = (editor: Editor, command: Command): boolean => command(editor.state);

const table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    // From the last cell Tab adds a row.
    Tab: ({ editor }) =>
      isInTable(editor.state) &&
      (run(editor, goToNextCell(1)) || (run(editor, addRowAfter) && run(editor, goToNextCell(1)))),
    "Shift-Tab": ({ editor }) => isInTable(editor.state) && run(editor, goToNextCell(-1)),
  }),
});

const row = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

export const TABLE_NODES = [table, row, cell("tableCell", "td"), cell("tableHeader", "th")];

const EMPTY = { type: "paragraph" } as const;
const cells = (type: string, count: number) => Array.from({ length: count }, () => ({ type, content: [EMPTY] }));

/** Inserts a table of three columns and three rows with a header row; the cursor goes to the first cell. */
export function insertTable(editor: Editor): void {
  const rows = [cells("tableHeader", 3), cells("tableCell", 3), cells("tableCell", 3)];
  const at = editor.state.selection.from;
  editor
    .chain()
    .focus()
    .insertContent({ type: "table", content: rows.map((content) => ({ type: "tableRow", content })) })
    .command(({ tr, commands }) => {
      let first: number | undefined;
      tr.doc.descendants((node, position) => {
        if (first === undefined && node.type.name === "table" && position >= at - 1) first = position;
        return first === undefined;
      });
      return first === undefined || commands.setTextSelection(first + 4);
    })
    .run();
}

/** Actions on the table at the cursor. */
export const TABLE_STEPS = {
  rowAfter: addRowAfter,
  columnAfter: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  merge: mergeCells,
  split: splitCell,
  headings: toggleHeaderRow,
  removeTable: deleteTable,
} as const;
export type TableStep = keyof typeof TABLE_STEPS;

export const doInTable = (editor: Editor, step: TableStep): boolean => run(editor, TABLE_STEPS[step]);
export const mayInTable = (editor: Editor, step: TableStep): boolean => may(editor, TABLE_STEPS[step]);
