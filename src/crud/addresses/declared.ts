import type { Words } from "../../contract/text.ts";
import type { Module } from "../define-module.ts";

/*
 * Modules and pages by path, for code that has paths as data, such as an entry of the activity log. `modules/index.ts` and `pages.ts`
 * register theirs when they are loaded.
 */

interface Declared {
  readonly path: `/${string}`;
  readonly title: Words;
}

const declared = new Map<string, Declared>();
const isModule = (each: Declared): each is Module => "fields" in each;

export function declare(list: readonly Declared[]): void {
  for (const each of list) declared.set(each.path, each);
}

/** The module with this path; undefined for a page or an unknown path. */
export function moduleAt(path: string): Module | undefined {
  const found = declared.get(path);
  return found && isModule(found) ? found : undefined;
}

/** Titles of all modules and pages by path. */
export const addressTitles = (): ReadonlyMap<string, Words> =>
  new Map([...declared].map(([path, { title }]) => [path, title]));
