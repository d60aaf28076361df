/**
 * Order of the layers (design §1): a file imports only from its own folder and from the lines above; folders on one
 * line never import each other. All rules of `check-architecture` about folders are derived from this list.
 */
export const layers: readonly (readonly string[])[] = [
  ["contract"],
  ["server", "web"],
  ["fields"],
  ["crud"],
  ["modules"],
  ["console", "portal"],
  ["main"],
];

/**
 * Rooms of the engine that are injected where the program is composed; the rest of the engine never imports them. They
 * may know each other.
 */
export const givenRooms = [
  "src/crud/filters/",
  "src/crud/rules/",
  "src/crud/history/",
  "src/crud/addresses/",
  "src/crud/options/",
  "src/crud/sheet/",
] as const;

/** Side on which a file can run. `anywhere` may use neither Node nor the DOM. */
export type Side = "anywhere" | "server" | "browser";

/**
 * Order of the engine's rooms, which differs by side: a bin asks the rules of a tree before it restores, and the screen
 * of a tree is a list. A file imports only from its own room and from those before it.
 */
export const engineRooms: Readonly<Record<Exclude<Side, "anywhere">, readonly string[]>> = {
  server: ["record", "search", "scope", "list-query", "repository", "tree", "optimistic-locking", "bin"],
  browser: ["record", "counts", "optimistic-locking", "drafts", "form", "rows", "bin", "list", "tree"],
};

/** Folders whose files run on one side, whatever their suffix. */
const foldersBySide: Readonly<Record<string, Side>> = {
  server: "server",
  web: "browser",
  console: "browser",
  portal: "browser",
};

/** Words of screens alone, which a server need not load. */
const screenWords = /\/(?:screen|dialog|form|button)-texts\.ts$/;

/** The side of a file under `src/`, from its folder or suffix: `x.server.ts`, `x.tsx` and `x.web.ts`, `x.ts`. */
export function sideOf(path: string): Side {
  const [, folder = ""] = path.split("/");
  const byFolder = foldersBySide[folder];
  if (byFolder) return byFolder;
  if (/\.server(\.test)?\.ts$/.test(path) || path === "src/main/server.ts") return "server";
  if (/\.tsx$|\.web(\.test)?\.ts$/.test(path) || screenWords.test(path)) return "browser";
  return path.endsWith(".test.ts") ? "server" : "anywhere"; // tests of pure files run in Node
}

/** Packages that need one side; all others may be imported anywhere (zod, dayjs). */
const packagesBySide: Readonly<Record<string, Side>> = {
  react: "browser",
  "react-dom": "browser",
  antd: "browser",
  "@ant-design": "browser",
  "@rc-component": "browser",
  "@tanstack": "browser",
  "@fontsource-variable": "browser",
  dompurify: "browser",
  "lucide-react": "browser",
  zustand: "browser",
  "@electric-sql": "server",
  "@fastify": "server",
  "@node-rs": "server",
  fastify: "server",
  hucre: "server",
  kysely: "server",
  "lru-cache": "server",
  pg: "server",
  pino: "server",
  "pinyin-pro": "server",
  "sanitize-html": "server",
  sharp: "server",
  ws: "server",
};

export function sideOfPackage(specifier: string): Side {
  if (specifier.startsWith("node:")) return "server";
  return packagesBySide[specifier.split("/")[0] ?? ""] ?? "anywhere";
}
