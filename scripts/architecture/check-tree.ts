import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { checkContent } from "./content-rules.ts";
import { checkCycles } from "./cycles.ts";
import { checkFeatures } from "./feature-rules.ts";
import { checkImports } from "./import-rules.ts";
import type { Problem } from "./problem.ts";
import { readSource, type SourceFile } from "./source-file.ts";

const folders = ["src", "scripts", "e2e", "bench", "demo"];
const kinds = /\.(?:ts|tsx|mjs|css)$/;

const listFiles = async (root: string) => {
  const lists = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return lists
    .flat()
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
};

/** Reads every code and style file under `root`. */
export async function readTree(root: string): Promise<SourceFile[]> {
  const paths = await listFiles(root);
  return Promise.all(paths.map(async (path) => readSource(path, await readFile(join(root, path), "utf8"))));
}

/** All problems of the tree under `root`, and the number of files read. */
export async function checkTree(root: string): Promise<{ files: number; problems: Problem[] }> {
  const files = await readTree(root);
  const problems = files.flatMap((file) => [...checkContent(file), ...checkImports(file)]);
  return { files: files.length, problems: [...problems, ...checkCycles(files), ...checkFeatures(files)] };
}
