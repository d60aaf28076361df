import type { Words } from "../../contract/text.ts";
import type { Module } from "../define-module.ts";

/*
 * What lies at an address, for those who meet addresses as data: a line of the log, the history of a record. The tables of contents
 * say it as they are read; nothing is found here that they do not name.
 */

interface Declared {
  readonly path: `/${string}`;
  readonly title: Words;
}

const declared = new Map<string, Declared>();
const isModule = (each: Declared): each is Module => "fields" in each;

/** Makes modules or pages known by their addresses. */
export function declare(list: readonly Declared[]): void {
  for (const each of list) declared.set(each.path, each);
}

/** The module whose calls stand at the address. */
export function moduleAt(path: string): Module | undefined {
  const found = declared.get(path);
  return found && isModule(found) ? found : undefined;
}

/** What people call each address. */
export const addressTitles = (): ReadonlyMap<string, Words> =>
  new Map([...declared].map(([path, { title }]) => [path, title]));
