import { targetOf } from "./import-rules.ts";
import type { Problem } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

/** Cycles of imports, one problem for each; imports of types count. */
export function checkCycles(files: readonly SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const problems: Problem[] = [];
  const follow = (path: string, trail: readonly string[]) => {
    const again = trail.indexOf(path);
    if (again >= 0) {
      problems.push(`${[...trail.slice(again), path].join(" → ")}  is a cycle`);
      return;
    }
    const file = byPath.get(path);
    if (!file || done.has(path)) return;
    for (const { specifier, isStatic } of file.imports) {
      const target = isStatic ? targetOf(file, specifier) : undefined;
      if (target) follow(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of byPath.keys()) follow(path, []);
  return problems;
}
