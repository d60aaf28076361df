import { open } from "node:fs/promises";
import { z } from "zod";
import type { Line } from "./sheet-lines.server.ts";

/** A row as it lies in the file: its number, its cells, and what else there is to know of them by column. */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.union([
  z.tuple([z.int(), z.array(cell)]),
  z.tuple([z.int(), z.array(cell), z.array(z.tuple([z.int(), z.enum(["error", "formula", "no result"])]))]),
]);

const lineOf = (text: string): Line => {
  const [number, cells, marks] = row.parse(JSON.parse(text));
  return { number, cells, ...(marks ? { marks: new Map(marks) } : {}) };
};

/** The rows that were put aside, a few at a time: however many there are, no more of them is in memory. */
export interface AsideReader {
  /** The next ones; fewer than asked for at the end, then none. */
  take(count: number): Promise<Line[]>;
  close(): Promise<void>;
}

/** Opens them; `isWanted` leaves out rows by their numbers. Rejects when the file is gone. */
export async function readAside(
  path: string,
  isWanted: (number: number) => boolean = () => true,
): Promise<AsideReader> {
  const file = await open(path, "r");
  const texts = file.readLines()[Symbol.asyncIterator]();
  return {
    async take(count) {
      const lines: Line[] = [];
      while (lines.length < count) {
        const next = await texts.next();
        if (next.done) break;
        // The number stands first: a row that is not wanted need not be read whole.
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
