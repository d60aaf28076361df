import type { Words } from "../../contract/text.ts";
import type { Module } from "../define-module.ts";

/*
 * Modules and pages by path, for code that has paths as data, such as an entry of the activity log. `modules/index.ts`
 * and `pages.ts` register theirs when they are loaded.
 */

interface Address {
  readonly path: `/${string}`;
  readonly title: Words;
}

const addresses = new Map<string, Address>();
const isModule = (each: Address): each is Module => "fields" in each;

export function registerAddresses(list: readonly Address[]): void {
  for (const each of list) addresses.set(each.path, each);
}

/** The module with this path; undefined for a page or an unknown path. */
export function moduleAt(path: string): Module | undefined {
  const found = addresses.get(path);
  return found && isModule(found) ? found : undefined;
}

/** Titles of all modules and pages by path. */
export const addressTitles = (): ReadonlyMap<string, Words> =>
  new Map([...addresses].map(([path, { title }]) => [path, title]));
