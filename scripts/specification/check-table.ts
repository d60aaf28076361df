import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { testTitles } from "./test-titles.ts";

const document = "docs/specification.md";

interface Row {
  readonly line: number;
  readonly id: string;
  readonly statement: string;
  readonly shownBy: string;
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replaceAll(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").trim());

const isTableLine = (line: string) => line.trimStart().startsWith("|");

/** Rows of every table whose head is `| id | statement | shown by |`. */
const readRows = (text: string): Row[] => {
  const rows: Row[] = [];
  let isInside = false;
  for (const [index, line] of text.split("\n").entries()) {
    const cells = cellsOf(line);
    if (!isTableLine(line)) isInside = false;
    else if (cells.join("|").toLowerCase() === "id|statement|shown by") isInside = true;
    else if (isInside && !/^[\s|:-]+$/.test(line)) {
      const [id = "", statement = "", shownBy = "", ...more] = cells;
      rows.push({ line: index + 1, id, statement, shownBy: [shownBy, ...more].join("|") });
    }
  }
  return rows;
};

type FindTitles = (path: string) => Promise<Set<string> | undefined>;

const checkProof = async (proof: string, find: FindTitles): Promise<string | undefined> => {
  const [path = "", title] = proof.replaceAll("`", "").split(/ › (.*)/s);
  if (!title?.trim()) return `"${proof}" is not "path › title of a test"`;
  const titles = await find(path.trim());
  if (!titles) return `${path} does not exist`;
  return titles.has(title.trim()) ? undefined : `${path} has no test with the title "${title.trim()}"`;
};

const checkRow = async (row: Row, find: FindTitles): Promise<string[]> => {
  if (!row.id || !row.statement || !row.shownBy) return ["a row with an empty cell"];
  const proofs = row.shownBy.split(/<br\s*\/?>/).map((proof) => proof.trim());
  const faults = await Promise.all(proofs.map((proof) => checkProof(proof, find)));
  return faults.filter((fault) => fault !== undefined);
};

/** Compares the table of `docs/specification.md` under `root` with the tests that it names. */
export async function checkSpecification(root: string): Promise<{ rows: number; problems: string[] }> {
  const text = await readFile(join(root, document), "utf8").catch(() => undefined);
  if (text === undefined) return { rows: 0, problems: [`${document} does not exist`] };
  const rows = readRows(text);
  const known = new Map<string, Promise<Set<string> | undefined>>();
  const find: FindTitles = (path) => {
    const titles =
      known.get(path) ??
      readFile(join(root, path), "utf8").then(
        (file) => testTitles(path, file),
        () => undefined,
      );
    known.set(path, titles);
    return titles;
  };
  const problems = rows.length === 0 ? [`${document} has no table with the head | id | statement | shown by |`] : [];
  const ids = new Set<string>();
  for (const row of rows) {
    const faults = await checkRow(row, find);
    if (row.id && ids.has(row.id)) faults.push("an id that another row has");
    ids.add(row.id);
    problems.push(...faults.map((fault) => `${document}:${row.line}  ${row.id || "?"}: ${fault}`));
  }
  return { rows: rows.length, problems };
}
