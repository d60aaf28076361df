import { posix } from "node:path";
import { isForTests, targetOf } from "./import-rules.ts";
import { type Problem, problemAt } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

/**
 * Table of contents of the features. A feature is the folder of a component imported there, anywhere under
 * `src/console`.
 */
const CONTENTS = "src/console/features/index.ts";

const foldersOf = (contents: SourceFile): string[] =>
  contents.imports.flatMap(({ specifier }) => {
    const target = targetOf(contents, specifier);
    return target?.endsWith(".tsx") ? [`${posix.dirname(target)}/`] : [];
  });

const folderIn = (folders: readonly string[], path: string) => folders.find((folder) => path.startsWith(folder));

/**
 * A feature's folder and its line can be deleted together: nothing else imports from the folder, and it holds no other
 * feature. Tests of several features may import from it.
 */
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
