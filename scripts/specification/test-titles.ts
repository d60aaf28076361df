import { type Node, plainText, readSource, walk } from "../architecture/source-file.ts";

/** `test`, `test.only`, `test.each(rows)`: the name it all begins with. */
const calledName = (callee: Node): string | undefined => {
  if (callee.type === "Identifier") return String(callee["name"]);
  if (callee.type === "MemberExpression") return calledName(callee["object"] as Node);
  return callee.type === "CallExpression" ? calledName(callee["callee"] as Node) : undefined;
};

/** The titles of all tests in a file, as they are written there. */
export function testTitles(path: string, text: string): Set<string> {
  const { program, error } = readSource(path, text);
  if (!program) throw new Error(`${path} cannot be read: ${error}`);
  const titles = new Set<string>();
  walk(program, (node) => {
    if (node.type !== "CallExpression" || !/^(?:test|it)$/.test(calledName(node["callee"] as Node) ?? "")) return;
    const title = plainText((node["arguments"] as readonly unknown[])[0]);
    if (title !== undefined) titles.add(title);
  });
  return titles;
}
