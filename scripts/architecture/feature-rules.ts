import { posix } from "node:path";
import { isForTests, targetOf } from "./import-rules.ts";
import { type Problem, problemAt } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

/** The features' table of contents. A feature is the folder of a component that it imports, wherever under `src/console` that stands. */
const CONTENTS = "src/console/features/index.ts";

const foldersOf = (contents: SourceFile): string[] =>
  contents.imports.flatMap(({ specifier }) => {
    const target = targetOf(contents, specifier);
    return target?.endsWith(".tsx") ? [`${posix.dirname(target)}/`] : [];
  });

const folderIn = (folders: readonly string[], path: string) => folders.find((folder) => path.startsWith(folder));

/** A folder and its line can go: nothing else imports from it, and it holds no other feature. Tests of several features may look in. */
export function checkFeatures(files: readonly SourceFile[]): Problem[] {
  const contents = files.find(({ path }) => path === CONTENTS);
  if (!contents) return [];
  const folders = foldersOf(contents);
  const crowded = folders
    .filter((folder, index) => folders.some((other, at) => at !== index && folder.startsWith(other)))
    .map((folder) => `${folder}  a feature has a folder of its own, which holds no other`);
  const reached = files.flatMap((file) => {
    const here = folderIn(folders, file.path);
    if (!file.path.startsWith("src/") || file === contents || (!here && isForTests(file.path))) return [];
    return file.imports.flatMap(({ specifier, start }) => {
      const there = folderIn(folders, targetOf(file, specifier) ?? "");
      return there === undefined || there === here
        ? []
        : [
            problemAt(
              file,
              start,
              `${specifier}: a feature is reached by its line in ${CONTENTS} alone; features meet in a slot, in the room around them or in contract`,
            ),
          ];
    });
  });
  return [...crowded, ...reached];
}
