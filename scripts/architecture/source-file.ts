import { parseSync } from "vite";

/** A node of the syntax tree, with the members that `walk` needs. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export interface Import {
  readonly specifier: string;
  /** False for `import()`. */
  readonly isStatic: boolean;
  readonly start: number;
}

export interface SourceFile {
  /** Relative to the repository's root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly comments: readonly { readonly value: string; readonly start: number }[];
  readonly program: Node | undefined;
  /** The parser's message, if the file could not be parsed. */
  readonly error: string | undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** Visits a node and its descendants; `parent` is undefined at the top. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const field of Object.values(node)) {
    if (Array.isArray(field)) for (const item of field) if (isNode(item)) walk(item, visit, node);
    if (isNode(field)) walk(field, visit, node);
  }
}

/** Text of a string literal or of a template without expressions. */
export function plainText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type !== "TemplateLiteral") return undefined;
  const quasis = node["quasis"] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

const isCode = (path: string) => /\.(?:ts|tsx|mjs)$/.test(path);

export function readSource(path: string, text: string): SourceFile {
  const empty = { path, text, imports: [], comments: [], program: undefined, error: undefined };
  if (!isCode(path)) return empty;
  const parsed = parseSync(path, text);
  const fault = parsed.errors[0];
  if (fault) return { ...empty, error: fault.message };
  const imports: Import[] = parsed.module.staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    isStatic: true,
    start: one.start,
  }));
  for (const one of parsed.module.staticExports)
    for (const { moduleRequest, start } of one.entries)
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, isStatic: true, start });
  for (const one of parsed.module.dynamicImports) {
    const specifier = /^["'`](.*)["'`]$/.exec(text.slice(one.moduleRequest.start, one.moduleRequest.end))?.[1];
    if (specifier) imports.push({ specifier, isStatic: false, start: one.start });
  }
  const program: unknown = parsed.program;
  return { ...empty, imports, comments: parsed.comments, program: isNode(program) ? program : undefined };
}
