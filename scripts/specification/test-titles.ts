import { type Node, plainText, readSource, walk } from "../architecture/source-file.ts";

/** Name of the called function in `test`, `test.only` and `test.each(rows)`: "test". */
const calledName = (callee: Node): string | undefined => {
  if (callee.type === "Identifier") return String(callee["name"]);
  if (callee.type === "MemberExpression") return calledName(callee["object"] as Node);
  return callee.type === "CallExpression" ? calledName(callee["callee"] as Node) : undefined;
};

/** Title as written in the source, with `%s` for each inserted value. */
const titleOf = (node: unknown): string | undefined => {
  const template = node as Node | undefined;
  if (template?.type !== "TemplateLiteral") return plainText(node);
  const parts = template["quasis"] as readonly { readonly value: { readonly cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join("%s");
};

/** Titles of all tests in a file, and of the rows of `npm run test:scale` and `npm run faults`. */
export function testTitles(path: string, text: string): Set<string> {
  const { program, error } = readSource(path, text);
  if (!program) throw new Error(`${path} cannot be read: ${error}`);
  const titles = new Set<string>();
  walk(program, (node) => {
    if (node.type !== "CallExpression" || !/^(?:test|it|rows)$/.test(calledName(node["callee"] as Node) ?? "")) return;
    const title = titleOf((node["arguments"] as readonly unknown[])[0]);
    if (title !== undefined) titles.add(title);
  });
  return titles;
}
