import { open } from "node:fs/promises";
import { z } from "zod";
import type { Line } from "./sheet-lines.server.ts";

/** A row in the spool file: its number, its cells, and marks by column. */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.union([
  z.tuple([z.int(), z.array(cell)]),
  z.tuple([z.int(), z.array(cell), z.array(z.tuple([z.int(), z.enum(["error", "formula", "no result"])]))]),
]);

const lineOf = (text: string): Line => {
  const [number, cells, marks] = row.parse(JSON.parse(text));
  return { number, cells, ...(marks ? { marks: new Map(marks) } : {}) };
};

/** Reads the spool file of a long sheet a few rows at a time, so that memory stays constant. */
export interface SpoolReader {
  /** The next rows; fewer than `count` at the end of the file, then none. */
  take(count: number): Promise<Line[]>;
  close(): Promise<void>;
}

/** Opens a spool file; `isWanted` filters rows by number. Rejects when the file no longer exists. */
export async function openSpoolFile(
  path: string,
  isWanted: (number: number) => boolean = () => true,
): Promise<SpoolReader> {
  const file = await open(path, "r");
  const texts = file.readLines()[Symbol.asyncIterator]();
  return {
    async take(count) {
      const lines: Line[] = [];
      while (lines.length < count) {
        const next = await texts.next();
        if (next.done) break;
        // The number comes first, so that a row that is filtered out is not parsed.
        if (isWanted(Number.parseInt(next.value.slice(1), 10))) lines.push(lineOf(next.value));
      }
      return lines;
    },
    close: async () => {
      await texts.return?.();
      await file.close().catch(() => {});
    },
  };
}
