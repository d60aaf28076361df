import { createHash } from "node:crypto";
import type { Module, NamedProperty } from "../../define-module.ts";
import type { PendingRecord } from "../../record/pending-record.server.ts";

/** Columns of the title in each language. */
export const titleColumns = (module: Module): readonly NamedProperty[] =>
  module.properties.filter(
    ({ fieldName, property }) => fieldName === module.recordTitle && property.column === "text" && !property.source,
  );

/** A new row's title in one language. */
export interface RowTitle {
  readonly column: string;
  readonly title: string;
  readonly row: number;
}

export const titlesOfRow = (module: Module, { values }: PendingRecord, row: number): readonly RowTitle[] =>
  titleColumns(module).flatMap(({ name }) => {
    const title = values[name];
    return typeof title === "string" ? [{ column: name, title, row }] : [];
  });

const LONGEST_KEPT = 44; // characters, as a digest has
const keyOf = ({ column, title }: RowTitle): string =>
  `${column} ${title.length > LONGEST_KEPT ? createHash("sha256").update(title).digest("base64") : title}`;

/** A new row of a long sheet, and another with its title. */
export interface RowsOfOneTitle {
  readonly row: number;
  readonly other: number;
}

/**
 * Finds them while the sheet goes by in batches. Holds a short text and a number for each title: some 15 MB for 100,000
 * rows of titles in one language.
 */
export class SameTitles {
  readonly #first = new Map<string, number>();
  readonly #found = new Map<number, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(titles: readonly RowTitle[]): void {
    for (const title of titles) {
      const key = keyOf(title);
      const first = this.#first.get(key);
      if (first === undefined) this.#first.set(key, title.row);
      else if (first !== title.row) this.#note(first, title.row);
    }
  }

  #note(first: number, row: number): void {
    if (this.#found.size >= this.#most) return;
    if (!this.#found.has(first)) this.#found.set(first, row);
    if (!this.#found.has(row)) this.#found.set(row, first);
  }

  found(): readonly RowsOfOneTitle[] {
    return [...this.#found].map(([row, other]) => ({ row, other }));
  }
}
