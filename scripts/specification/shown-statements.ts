/** A statement of a document, with the tests that show it. */
export interface Statement {
  readonly id: string;
  readonly line: number;
  readonly text: string;
  /** Each entry is `path › title of a test`. */
  readonly shownBy: readonly string[];
}

const isRule = (line: string) => /^[\s|:-]+$/.test(line);
const cellsOf = (line: string) =>
  line
    .trim()
    .replaceAll(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").trim());

/** `- 1.2 `path › title`` starts the list of a statement's tests; further ones follow indented. */
const SHOWN = /^(?:- (\S+) | +)`(.+)`$/;

/**
 * Reads a document of statements: tables with the head `| id | statement |`, and the collapsed lists below them with
 * the tests of each. `strays` are lines of tests without a statement.
 */
export function readStatements(text: string): { statements: Statement[]; strays: string[] } {
  const rows = new Map<string, { line: number; text: string; shownBy: string[] }>();
  const repeated: string[] = [];
  const shown: { id: string; line: number; proof: string }[] = [];
  let isInside = false;
  let under = "";
  for (const [index, line] of text.split("\n").entries()) {
    const isTable = line.startsWith("|");
    const cells = isTable ? cellsOf(line) : [];
    if (!isTable) isInside = false;
    else if (cells.join("|") === "id|statement") isInside = true;
    else if (isInside && !isRule(line)) {
      const [id = "", ...words] = cells;
      if (rows.has(id)) repeated.push(`${index + 1}  ${id}: an id that another row has`);
      rows.set(id, { line: index + 1, text: words.join("|"), shownBy: [] });
    }
    const found = SHOWN.exec(line);
    if (!found) continue;
    under = found[1] ?? under;
    shown.push({ id: under, line: index + 1, proof: found[2] ?? "" });
  }
  const strays = shown
    .filter(({ id, proof }) => !rows.get(id)?.shownBy.push(proof))
    .map(({ id, line }) => `${line}  ${id}: a test of a statement that is not there`);
  const statements = [...rows].map(([id, row]) => ({ id, ...row }));
  return { statements, strays: [...repeated, ...strays] };
}
