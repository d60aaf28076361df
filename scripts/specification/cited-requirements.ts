import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A requirement's code: two letters of its chapter and a number (TK-17), or W and a number. */
const CODE = /\b(?:(?:AL|AU|AZ|EX|HD|IN|LG|RE|RL|RT|ST|TK|UP|WS)-\d\d|W\d{1,2})\b/g;
const FOLDERS = ["src", "demo", "scripts", "e2e", "bench", "docs"];
const READ = /\.(?:tsx?|mjs|css|sql|md)$/;

/**
 * The requirements cited in the tree under `root`, each with the first citing file; the file `definedIn` is skipped.
 */
export async function citedRequirements(root: string, definedIn: string): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all(
    FOLDERS.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  const paths = lists
    .flat()
    .filter((entry) => entry.isFile() && READ.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path !== definedIn)
    .sort();
  const cited = new Map<string, string>();
  for (const path of paths)
    for (const [code] of (await readFile(join(root, path), "utf8")).matchAll(CODE))
      if (!cited.has(code)) cited.set(code, path);
  return cited;
}
