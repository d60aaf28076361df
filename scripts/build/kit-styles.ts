import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { splitStyleSheet } from "./split-style-sheet.ts";

/*
 * Splits the kit's styles by component. antd ships one sheet for all 70 components (977 KB), and in each component code
 * that could generate the same rules in the browser; with `zeroRuntime` that code never runs. This plugin removes the
 * code from each component's `style` module and imports the component's share of the sheet instead, so that a chunk
 * carries only the rules of its components.
 */

const SHEET = "antd/dist/antd.css";
const BASE = "base"; // motion, keyframes and rules of no component
const MAKERS = new Set(["genStyleHooks", "genSubStyleComponent", "genComponentStyleHook"]);
const RULES = "kit-rules.css";

/** Folders of classes that are not named after their component. */
const FOLDERS: Readonly<Record<string, string>> = {
  btn: "button",
  picker: "date-picker",
  row: "grid",
  col: "grid",
  "scroll-number": "badge",
  ribbon: "badge",
  "float-btn": "float-button",
  qrcode: "qr-code",
  otp: "input",
  "select-tree": "tree-select",
};

/**
 * base.css sets box-sizing for every element; the kit's `[class*=" ant-btn"]` would be matched against every element
 * for each component.
 */
const isBoxSizing = (selector: string, body: string): boolean =>
  selector.includes("[class") && /^box-sizing:border-box;?$/.test(body.trim());

const withoutBoxSizing = (css: string): string =>
  css.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, head: string, body: string) => (isBoxSizing(head, body) ? "" : rule));

const ownerAmong = (folders: ReadonlySet<string>) => (selector: string) => {
  // Variables of the kit's default theme; our theme provider writes its own.
  if (selector.startsWith(".css-var-")) return null;
  const name = /\.ant-([a-z-]+)/.exec(selector)?.[1] ?? "";
  const parts = name.split("-");
  for (let length = parts.length; length > 0; length--) {
    const part = parts.slice(0, length).join("-");
    const folder = FOLDERS[part] ?? part;
    if (folders.has(folder)) return folder;
  }
  return BASE;
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

/** The function passed to a maker, as its second argument. */
function* ruleMakers(node: Node): Generator<Node> {
  if (node.type === "CallExpression") {
    const { callee, arguments: given } = node as Node & { callee: Node & { name?: string }; arguments: Node[] };
    if (MAKERS.has(callee.name ?? "") && given[1]) yield given[1];
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* ruleMakers(child);
}

export function kitStyles(root: string): Plugin {
  const es = join(root, "node_modules/antd/es");
  const folders = new Set(readdirSync(es).filter((name) => existsSync(join(es, name, "style/index.js"))));
  let shares: Map<string, string> | undefined;
  const shareOf = (owner: string): string => {
    shares ??= splitStyleSheet(
      withoutBoxSizing(readFileSync(join(root, "node_modules", SHEET), "utf8")),
      ownerAmong(folders),
      BASE,
    );
    return shares.get(owner) ?? "";
  };
  const folderOf = (id: string): string | undefined =>
    /[\\/]antd[\\/]es[\\/]([\w-]+)[\\/]style[\\/][\w-]+\.js$/.exec(id)?.[1];
  return {
    name: "kit-styles",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer) {
      return source.endsWith(RULES) && importer ? join(importer, "../..", RULES) : undefined;
    },
    load(id) {
      if (id.endsWith(`${sep}${RULES}`)) return shareOf(id.split(sep).at(-2) ?? "");
      return id.replaceAll("\\", "/").endsWith(SHEET) ? shareOf(BASE) : undefined;
    },
    transform(code, id) {
      const folder = folderOf(id);
      if (folder === undefined) return undefined;
      let result = code;
      const found = [...ruleMakers(this.parse(code))].toSorted((a, b) => b.start - a.start);
      if (found.length === 0) return undefined;
      for (const { start, end } of found) result = `${result.slice(0, start)}() => []${result.slice(end)}`;
      if (shareOf(folder) !== "" && id.endsWith(`style${sep}index.js`)) result = `import "./${RULES}";\n${result}`;
      return { code: result, map: null };
    },
  };
}
