import { type Problem, problemAt } from "./problem.ts";
import { type Node, type SourceFile, plainText, walk } from "./source-file.ts";

const MAX_LINES = 400;
const emptyNames = /^(utils?|helpers?|common|types|constants)$/;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isText = (path: string) => /(^|[/.])texts(\/|\.ts$)/.test(path);
const isTheme = (path: string) => /(^|\/)(theme|tokens)[^/]*(\/|\.(ts|tsx|css)$)/.test(path);

const checkName = (file: SourceFile): Problem[] => {
  const parts = file.path.split("/").map((part) => part.split(".")[0] ?? "");
  const empty = parts.find((part) => emptyNames.test(part.toLowerCase()));
  if (empty) return [`${file.path}  "${empty}" says nothing about the subject: name it by what it is about`];
  return file.path.endsWith("/index.tsx") ? [`${file.path}  a component's file bears the component's name`] : [];
};

const checkLength = (file: SourceFile): Problem[] => {
  const lines = file.text.trimEnd().split("\n").length;
  return lines <= MAX_LINES || isText(file.path) ? [] : [`${file.path}  has ${lines} lines, more than ${MAX_LINES}`];
};

const needsReason = [
  { mark: /@ts-(ignore|nocheck)\b/, reason: /^(?!)/, text: "use @ts-expect-error with a reason" },
  { mark: /@ts-expect-error/, reason: /@ts-expect-error:?\s+\S.{7,}/, text: "@ts-expect-error without a reason" },
  { mark: /\b(?:ox|es)lint-disable/, reason: /lint-disable.*\s--\s+\S.{7,}/, text: 'lint-disable without "-- reason"' },
];

const checkComments = (file: SourceFile): Problem[] =>
  file.comments.flatMap(({ value, start }) =>
    needsReason
      .filter(({ mark, reason }) => mark.test(value) && !reason.test(value))
      .map(({ text }) => problemAt(file, start, text)),
  );

const checkAny = (file: SourceFile, node: Node): Problem[] =>
  node.type === "TSAnyKeyword" ? [problemAt(file, node.start, "any: say what it is, or unknown")] : [];

const letters = /\p{L}/u;
const farLetters = /[\p{Script=Han}\p{Script=Lao}]/u;
const shownAttributes = new Set(["title", "label", "placeholder", "alt", "aria-label", "description", "message"]);

/** Texts for people belong in texts and declarations, in three languages with ids. */
const checkWords = (file: SourceFile, node: Node, parent: Node | undefined): Problem[] => {
  if (!file.path.endsWith(".tsx") || isTest(file.path)) return [];
  const refuse = (text: string) => [
    problemAt(file, node.start, `words in a screen (${text.trim().slice(0, 40)}): they belong in texts`),
  ];
  if (node.type === "JSXText") {
    // Entities such as `&nbsp;` are not words.
    const text = String(node["value"]).replaceAll(/&#?\w+;/g, "");
    return letters.test(text) ? refuse(text) : [];
  }
  const text = plainText(node);
  if (text === undefined || !letters.test(text)) return [];
  if (farLetters.test(text)) return refuse(text);
  if (parent?.type === "JSXExpressionContainer") return isShownExpression(parent, file) ? refuse(text) : [];
  if (parent?.type !== "JSXAttribute") return [];
  return shownAttributes.has(String((parent["name"] as Node)["name"])) ? refuse(text) : [];
};

/** True for `<p>{"Save"}</p>`, false for `className={"save"}`. */
const isShownExpression = (container: Node, file: SourceFile) => !/=\s*$/.test(file.text.slice(0, container.start));

const rawColour = /(?<![\w/&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl)a?\(/i;

const checkColour = (file: SourceFile, node: Node): Problem[] => {
  if (!file.path.endsWith(".tsx") || isTheme(file.path) || isTest(file.path)) return [];
  const text = node.type === "TemplateElement" ? (node["value"] as { raw: string }).raw : plainText(node);
  return text && rawColour.test(text)
    ? [problemAt(file, node.start, `raw colour in ${text.slice(0, 40)}: use a token`)]
    : [];
};

const checkStyles = (file: SourceFile): Problem[] => {
  if (!file.path.endsWith(".css") || isTheme(file.path)) return [];
  const bare = file.text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => " ".repeat(comment.length));
  return [...bare.matchAll(/:[^;{}]*/g)]
    .filter(([value]) => rawColour.test(value))
    .map((found) => problemAt(file, found.index, `raw colour in ${found[0].slice(1, 41).trim()}: use a token`));
};

/** A Suspense boundary must show a fallback. */
const checkWaits = (file: SourceFile, node: Node): Problem[] => {
  if (node.type !== "JSXOpeningElement" || isTest(file.path)) return [];
  if ((node["name"] as Node)["name"] !== "Suspense") return [];
  const fallback = (node["attributes"] as Node[]).find(
    (each) => (each["name"] as Node | undefined)?.["name"] === "fallback",
  );
  const shown = (fallback?.["value"] as Node | undefined)?.["expression"] as Node | undefined;
  return shown?.type === "JSXElement"
    ? []
    : [problemAt(file, node.start, "Suspense waits without a word: give it a fallback")];
};

/** React's `lazy` never retries a failed import; only lazy-part.tsx, which adds the retry, may use it. */
const checkLazy = (file: SourceFile, node: Node): Problem[] => {
  if (node.type !== "ImportSpecifier" || file.path === "src/web/lazy/lazy-part.tsx") return [];
  return (node["imported"] as Node)["name"] === "lazy"
    ? [problemAt(file, node.start, "lazy cannot be tried again: lazyPart, lazyDialog or lazyControl")]
    : [];
};

/**
 * The kit's dialogs lose the focus when they close with reduced motion; only the components built on them may import
 * them.
 */
const checkDialogs = (file: SourceFile, node: Node): Problem[] => {
  if (node.type !== "ImportDeclaration" || /^src\/web\/(components|feedback)\//.test(file.path)) return [];
  if ((node["source"] as Node)["value"] !== "antd") return [];
  return (node["specifiers"] as Node[])
    .map((each) => String((each["imported"] as Node | undefined)?.["name"]))
    .filter((name) => name === "Modal" || name === "Drawer")
    .map((name) => problemAt(file, node.start, `the kit's ${name} loses the focus: take web/components/${name}.tsx`));
};

/** An ES import of `node:http` loads far more than HTTP (node-http.ts). A test or a bench may. */
const checkHttp = (file: SourceFile, node: Node): Problem[] => {
  if (node.type !== "ImportDeclaration" || node["importKind"] === "type" || isTest(file.path)) return [];
  if ((node["source"] as Node)["value"] !== "node:http" || !/^(src|scripts)\//.test(file.path)) return [];
  return [problemAt(file, node.start, "node:http loads fetch and WebSocket too: import server/node-http.ts")];
};

/** Checks the name, length and content of a file, wherever it is. */
export function checkContent(file: SourceFile): Problem[] {
  if (file.error) return [`${file.path}  cannot be read: ${file.error}`];
  const problems = [...checkName(file), ...checkLength(file), ...checkComments(file), ...checkStyles(file)];
  if (!file.program) return problems;
  walk(file.program, (node, parent) => {
    problems.push(
      ...checkAny(file, node),
      ...checkWords(file, node, parent),
      ...checkColour(file, node),
      ...checkWaits(file, node),
      ...checkLazy(file, node),
      ...checkDialogs(file, node),
      ...checkHttp(file, node),
    );
  });
  return problems;
}
