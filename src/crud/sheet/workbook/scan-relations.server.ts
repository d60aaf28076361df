import type { ZipEntry } from "../../../server/http/files/zip-entries.ts";
import { tagAttributes } from "./tag-attributes.server.ts";

/*
 * The library reads a part as often as it is referred to, so that a small file could have one large sheet read a
 * thousand times.
 */

/** Bytes of one file that may be read again, apart from its own: a picture that stands in many sheets. */
const READ_AGAIN = 64 * 1024 * 1024;
// A cache may stand in the list of a newer Excel, too.
const MAX_REPEATED = 10;

/** The part that a target means, from the folder of the part with the relation. */
function partNamed(target: string, folder: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith("/") ? target : `${folder}/${target}`).split("/"))
    if (step === "..") steps.pop();
    else if (step !== "") steps.push(step);
  return steps.join("/");
}

/** Counts what the relations and sheets of one file refer to. */
export class ScannedRelations {
  readonly #sizes: ReadonlyMap<string, number>;
  readonly #named = new Set<string>();
  #left: number;
  #repeated = 0;

  constructor(entries: readonly ZipEntry[]) {
    this.#sizes = new Map(entries.map(({ name, whole }) => [name, whole]));
    this.#left = READ_AGAIN + 2 * entries.reduce((sum, { whole }) => sum + whole, 0);
  }

  /** True for a `Relationship` of a part with which more would be read than a file may have. */
  isTooMuch(part: string, tag: string): boolean {
    const target = tagAttributes(tag).get("Target") ?? "";
    this.#left -= this.#sizes.get(partNamed(target, part.replace(/_rels\/[^/]*$/, ""))) ?? 0;
    return this.#left < 0;
  }

  /** True for a `sheet` or `pivotCache` once too many refer to the same as another. */
  isRepeated(name: string, tag: string): boolean {
    const ids = [...tagAttributes(tag)].filter(([key]) => key.toLowerCase().endsWith(":id"));
    const keys = ids.map(([, id]) => `${name} ${id}`);
    if (keys.some((key) => this.#named.has(key))) this.#repeated += 1;
    for (const key of keys) this.#named.add(key);
    return this.#repeated > MAX_REPEATED;
  }
}
