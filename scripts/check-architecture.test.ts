import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkTree } from "./architecture/check-tree.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "terrace-architecture-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Problems of a tree that holds just these files. */
const problemsOf = async (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return (await checkTree(root)).problems.join("\n");
};

test("Suspense needs a fallback", async () => {
  const waits = (fallback: string) => `export const Wait = () => <Suspense${fallback}><b /></Suspense>;`;
  const found = await problemsOf({
    "src/web/A.tsx": waits(""),
    "src/web/B.tsx": waits(" fallback={null}"),
    "src/web/C.tsx": waits(" fallback={<Coming />}"),
  });
  expect(found.match(/Suspense waits without a word/g)).toHaveLength(2);
  expect(found).not.toContain("C.tsx");
});

test("React's own lazy, which cannot be retried, is refused", async () => {
  const found = await problemsOf({
    "src/web/A.tsx": 'import { lazy } from "react";\nexport const A = lazy(() => import("./B.tsx"));',
    "src/web/B.tsx": 'import { memo } from "react";\nexport default memo(() => null);',
  });
  expect(found).toContain("A.tsx:1  lazy cannot be tried again");
  expect(found).not.toContain("B.tsx");
});

test("the kit's own dialogs, which lose the focus, are refused", async () => {
  const takesModal = 'import { Button, Modal } from "antd";\nexport const A = () => <Modal footer={<Button />} />;';
  const found = await problemsOf({ "src/crud/A.tsx": takesModal, "src/web/components/B.tsx": takesModal });
  expect(found).toContain("A.tsx:1  the kit's Modal loses the focus");
  expect(found).not.toContain("B.tsx");
});

const one = "export const one = 1;";
const takes = (path: string) => `import { one } from "${path}";\nexport const two = one;`;

/** Rule, importing file, imported file, expected problem. */
const refusedImports = [
  ["a lower folder imports no higher one", "src/contract/a.ts", "src/crud/one.ts", "contract comes before crud"],
  ["fields come before modules", "src/fields/a.ts", "src/modules/x/x.ts", "fields comes before modules"],
  ["nothing but main imports main", "src/console/a.ts", "src/main/one.ts", "console comes before main"],
  ["console and portal never see each other", "src/portal/a.ts", "src/console/one.ts", "siblings"],
  ["server and web never see each other", "src/server/a.ts", "src/web/one.ts", "siblings"],
  ["src imports nothing from outside", "src/contract/a.ts", "scripts/one.ts", "from outside src"],
  ["nothing reads the demonstration", "scripts/a.ts", "demo/one.ts", "the program runs without demo"],
  ["the demonstration reads no screens", "demo/a.ts", "src/console/one.ts", "demo imports modules"],
  [
    "the demonstration imports modules by their public files",
    "demo/a.ts",
    "src/modules/x/y.ts",
    "another module is reached only by",
  ],
  ["a pure file imports no server file", "src/fields/a.ts", "src/fields/one.server.ts", "imports no server file"],
  ["a pure file imports no browser file", "src/fields/a.ts", "src/fields/one.web.ts", "imports no browser file"],
  [
    "a server file imports no browser file",
    "src/crud/a.server.ts",
    "src/crud/One.tsx",
    "a server file imports no browser",
  ],
  [
    "a browser file imports no server file",
    "src/crud/A.tsx",
    "src/crud/one.server.ts",
    "a browser file imports no server",
  ],
  [
    "a server file imports no words of screens",
    "src/modules/x/a.server.ts",
    "src/modules/x/screen-texts.ts",
    "a server file imports no browser file",
  ],
  [
    "a declaration imports no words of dialogs",
    "src/modules/x/x.ts",
    "src/modules/x/dialog-texts.ts",
    "a file that runs anywhere imports no browser file",
  ],
  ["a pure file imports nothing of src/server", "src/crud/a.ts", "src/server/one.ts", "imports no server file"],
  [
    "a module reaches another by its declaration",
    "src/modules/x/x.ts",
    "src/modules/y/parts.ts",
    "reached only by y.ts",
  ],
  [
    "a module shows no screens to another",
    "src/modules/x/x.screens.tsx",
    "src/modules/y/y.screens.tsx",
    "reached only by",
  ],
  [
    "a module knows no table of contents",
    "src/modules/x/x.ts",
    "src/modules/index.ts",
    "never imports the table of contents",
  ],
  ["the product takes no tools of tests", "src/crud/a.ts", "src/crud/testing/one.ts", "only tests import"],
  ["rooms of the engine have an order", "src/crud/record/a.server.ts", "src/crud/scope/b.server.ts", "comes after it"],
  ["rows come before the list", "src/crud/rows/A.tsx", "src/crud/list/one.web.ts", "crud/list comes after it"],
  ["lists are given sheets", "src/crud/list/A.tsx", "src/crud/sheet/One.tsx", "is given this room"],
  ["saves are given rules", "src/crud/repository/a.server.ts", "src/crud/rules/one.server.ts", "is given this room"],
  ["handlers are given options", "src/crud/a.server.ts", "src/crud/options/one.server.ts", "is given this room"],
  ["forms are given history", "src/crud/form/A.tsx", "src/crud/history/One.tsx", "is given this room"],
  ["the portal takes no table of contents", "src/portal/a.ts", "src/modules/index.ts", "single declarations"],
  ["the portal takes no screens of modules", "src/portal/A.tsx", "src/modules/x/x.screens.tsx", "single declarations"],
] as const;

const relativePath = (from: string, to: string) => `${"../".repeat(from.split("/").length - 1)}${to}`;

test.each(refusedImports)("%s", async (_title, from, to, report) => {
  expect(await problemsOf({ [from]: takes(relativePath(from, to)), [to]: one })).toContain(report);
});

const featureLines = (...paths: string[]) =>
  paths.map((path, index) => `import { A as A${index} } from "${path}";`).join("\n");

test("a feature is reached by its line alone, wherever its folder stands", async () => {
  const found = await problemsOf({
    "src/console/features/index.ts": featureLines("./a/A.tsx", "../room/b/B.tsx"),
    "src/console/features/a/A.tsx": takes("../../room/b/one.ts"),
    "src/console/room/b/B.tsx": takes("./one.ts"),
    "src/console/room/b/one.ts": takes("../shared.ts"),
    "src/console/room/b/b.test.ts": takes("../../features/a/A.tsx"),
    "src/console/room/shared.ts": takes("./b/two.ts"),
    "src/console/room/b/two.ts": one,
    "src/console/both.test.ts": takes("./room/b/one.ts"),
  });
  expect(found.match(/a feature is reached by its line/g)).toHaveLength(3);
  expect(found).toContain("src/console/features/a/A.tsx:1");
  expect(found).toContain("src/console/room/b/b.test.ts:1");
  expect(found).toContain("src/console/room/shared.ts:1");
});

test("a feature has a folder of its own", async () => {
  const found = await problemsOf({
    "src/console/features/index.ts": featureLines("../room/A.tsx", "../room/b/B.tsx"),
    "src/console/room/A.tsx": one,
    "src/console/room/b/B.tsx": one,
  });
  expect(found).toContain("src/console/room/b/  a feature has a folder of its own");
});

test("an import of types counts for the order of folders", async () => {
  const files = { "src/contract/a.ts": 'import type { One } from "../crud/one.ts";\nexport type Two = One;' };
  expect(await problemsOf(files)).toContain("src/contract/a.ts:1  ../crud/one.ts: contract comes before crud");
});

test("a re-export and an import at run time count for the order of folders", async () => {
  const files = {
    "src/contract/a.ts": 'export { one } from "../crud/one.ts";',
    "src/contract/b.ts": 'export const load = () => import("../modules/one.ts");',
  };
  const problems = await problemsOf(files);
  expect(problems).toContain("src/contract/a.ts:1");
  expect(problems).toContain("src/contract/b.ts:1");
});

test.each([
  ["src/contract/a.ts", "node:fs"],
  ["src/contract/a.ts", "react"],
  ["src/crud/a.ts", "antd/es/table"],
  ["src/crud/a.server.ts", "react-dom/server"],
  ["src/web/a.ts", "node:crypto"],
  ["src/console/A.tsx", "kysely"],
])("%s may not import %s, which runs elsewhere", async (path, specifier) => {
  expect(await problemsOf({ [path]: `import "${specifier}";` })).toContain(`${specifier} runs on the`);
});

test("files that load each other are a cycle", async () => {
  const files = {
    "src/crud/a.ts": takes("./b.ts"),
    "src/crud/b.ts": takes("./c.ts"),
    "src/crud/c.ts": takes("./a.ts"),
  };
  expect(await problemsOf(files)).toContain(
    "src/crud/a.ts → src/crud/b.ts → src/crud/c.ts → src/crud/a.ts  is a cycle",
  );
});

test("files that know each other's types are a cycle too", async () => {
  const files = {
    "src/crud/a.ts": 'import type { B } from "./b.ts";\nexport type A = B;',
    "src/crud/b.ts": takes("./a.ts"),
  };
  expect(await problemsOf(files)).toContain("src/crud/a.ts → src/crud/b.ts → src/crud/a.ts  is a cycle");
});

/** Rule, file, its text, expected problem. */
const refusedContents = [
  ["a folder outside the list of layers", "src/services/a.ts", one, "in no line of scripts/architecture/layers.ts"],
  ["a file named utils", "src/crud/utils.ts", one, '"utils" says nothing'],
  ["a folder named helpers", "e2e/helpers/a.ts", one, '"helpers" says nothing'],
  ["a file named types", "src/crud/types.server.ts", one, '"types" says nothing'],
  ["a component called index", "src/web/button/index.tsx", one, "bears the component's name"],
  ["a file over 400 lines", "scripts/a.ts", `${one}\n`.repeat(401), "has 401 lines"],
  ["any in an annotation", "src/crud/a.ts", "export const a = (b: any) => b;", "a.ts:1  any"],
  ["any in a cast", "src/crud/a.ts", "export const a = JSON.parse('1') as any;", "a.ts:1  any"],
  ["any in brackets", "src/crud/a.ts", "\nexport const a = new Map<string, any[]>();", "a.ts:2  any"],
  [
    "a lint rule switched off without a reason",
    "src/crud/a.ts",
    "// oxlint-disable-next-line no-eval\n",
    'without "-- reason"',
  ],
  ["an expected error without a reason", "src/crud/a.ts", `// @ts-expect-error\n${one}`, "without a reason"],
  ["an ignored error", "src/crud/a.ts", `// @ts-ignore because of this\n${one}`, "use @ts-expect-error"],
  ["a file that is no TypeScript", "src/crud/a.ts", "export const = ;", "cannot be read"],
  ["Latin words in a screen", "src/web/A.tsx", "export const A = () => <p>Save it</p>;", "words in a screen (Save it)"],
  ["Chinese words in a screen", "src/web/A.tsx", "export const A = () => <p>保存</p>;", "words in a screen (保存)"],
  ["Lao words in a variable of a screen", "src/web/A.tsx", 'export const a = "ບັນທຶກ";', "words in a screen"],
  ["words in braces", "src/web/A.tsx", 'export const A = () => <p>{"Save"}</p>;', "words in a screen (Save)"],
  [
    "words in a shown attribute",
    "src/web/A.tsx",
    'export const A = () => <input aria-label="Name" />;',
    "words in a screen (Name)",
  ],
  [
    "a raw colour in a screen",
    "src/web/A.tsx",
    'export const A = () => <p style={{ color: "#fff" }} />;',
    "raw colour in #fff",
  ],
  [
    "a raw colour in a template",
    "src/web/A.tsx",
    "export const a = (w: string) => `${w} solid #409EFF`;",
    "raw colour",
  ],
  ["an import of node:http", "src/server/a.ts", 'import { get } from "node:http";', "loads fetch and WebSocket too"],
  ["a raw colour in a style sheet", "src/web/a.css", ".a {\n  color: rgb(1 2 3);\n}", "a.css:2  raw colour"],
] as const;

test.each(refusedContents)("%s is refused", async (_title, path, text, report) => {
  expect(await problemsOf({ [path]: text })).toContain(report);
});

test("a tree that keeps every rule has no problem", async () => {
  const files = {
    "src/contract/one.ts": one,
    "src/server/a.ts": `import "node:fs";\n${takes("../contract/one.ts")}`,
    "src/modules/x/x.ts": takes("../y/y.ts"),
    "src/modules/x/x.server.ts": takes("../y/y.server.ts"),
    "src/modules/y/y.ts": one,
    "src/modules/y/y.server.ts": one,
    "src/modules/index.ts": takes("./x/x.ts"),
    "src/console/features/a/A.tsx":
      'import "react";\nexport const A = () => <p className={"wide"} id="a">· 12 &nbsp;</p>;',
    "src/console/features/index.ts": featureLines("./a/A.tsx", "../room/b/B.tsx"),
    "src/console/room/b/B.tsx": takes("../one.ts"),
    "src/console/room/one.ts": one,
    "src/portal/a.ts": takes("../modules/x/x.ts"),
    "src/main/server.ts": takes("../modules/x/x.server.ts"),
    "src/modules/x/x.test.ts": takes("../testing/start.ts"),
    "src/modules/testing/start.ts": takes("../y/parts.ts"),
    "src/modules/y/parts.ts": one,
    "src/web/theme.css": "a:hover { color: #409eff; }",
    "src/web/a.css": "#add { color: var(--ink); } /* was #fff */",
    "src/web/b.ts": `// oxlint-disable-next-line no-console -- the one place that may speak\n// @ts-expect-error the library forgets its types\n${one}`,
  };
  expect(await problemsOf(files)).toBe("");
});
