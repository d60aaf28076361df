import { dirname } from "node:path";
import { type Node, type SourceFile, walk } from "./source-file.ts";

/**
 * Metrics of how easily the tree is read, by name (docs/decisions/064). Printed, not enforced: a longer file that reads
 * better wins.
 */
export type CodeMetrics = Readonly<Record<string, number>>;

const HEART = [
  "src/crud/",
  "src/crud/record/",
  "src/crud/list-query/",
  "src/crud/repository/",
  "src/crud/list/",
  "src/crud/form/",
];
const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(path);
const isDemonstration = (path: string) => /(^|\/)demo\//.test(path);
const linesOf = (text: string) => text.trimEnd().split("\n").length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Lines of each function, nested functions included. */
function functionLengths({ program, text }: SourceFile): number[] {
  const lengths: number[] = [];
  if (!program) return lengths;
  walk(program, (node: Node) => {
    if (FUNCTIONS.has(node.type)) lengths.push(linesOf(text.slice(node.start, node["end"] as number)));
  });
  return lengths;
}

/** Number of `as unknown as` casts. */
const forcedTypes = ({ program }: SourceFile): number => {
  let found = 0;
  if (program)
    walk(program, (node) => {
      const inner = node["expression"] as Node | undefined;
      if (node.type !== "TSAsExpression" || inner?.type !== "TSAsExpression") return;
      if ((inner["typeAnnotation"] as Node).type === "TSUnknownKeyword") found += 1;
    });
  return found;
};

/** Number of rows in the reading order's table of rooms whose names do not say everything. */
const roomsExplained = (readingOrder: string): number =>
  readingOrder
    .slice(readingOrder.indexOf("## Rooms"))
    .split("\n")
    .filter((line) => line.startsWith("| `")).length;

/** `readingOrder`: the text of docs/reading-order.md. */
export function measureCode(files: readonly SourceFile[], readingOrder: string): CodeMetrics {
  const product = files.filter(({ path }) => !isTest(path) && !isDemonstration(path));
  const code = product.filter(({ program }) => program !== undefined);
  const lengths = code.flatMap(functionLengths);
  const folders = Map.groupBy(
    files.filter(({ path }) => path.startsWith("src/")),
    ({ path }) => dirname(path),
  );
  const heart = code.filter(({ path }) => HEART.includes(`${dirname(path)}/`));
  return {
    "lines of code without tests and demonstration": sum(code.map(({ text }) => linesOf(text))),
    "lines of CSS": sum(product.filter(({ path }) => path.endsWith(".css")).map(({ text }) => linesOf(text))),
    "lines of the engine's heart": sum(heart.map(({ text }) => linesOf(text))),
    "rooms that need an explanation": roomsExplained(readingOrder),
    "folders with more than 30 files": [...folders.values()].filter(({ length }) => length > 30).length,
    "functions over 60 lines": lengths.filter((length) => length > 60).length,
    "functions over 100 lines": lengths.filter((length) => length > 100).length,
    "types forced by `as unknown as`": sum(code.map(forcedTypes)),
  };
}
