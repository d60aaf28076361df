import { z } from "zod";

/** A row of a file that could not be taken over; `row` as the sheet counts, the header being 1. */
const rowsSaid = z.array(z.object({ row: z.int(), field: z.string().optional(), message: z.string() }));
export type FailedRow = z.output<typeof rowsSaid>[number];

/** What there is to be chosen, and how it was taken; rows that cannot be taken without an answer are among the failed. */
export const importQuestions = z.object({
  sheets: z.object({ names: z.array(z.string()), chosen: z.string() }).optional(),
  /** Where something stands above the names of the columns: their row, and the first rows in words. */
  head: z.object({ row: z.int(), rows: z.array(z.string()) }).optional(),
  unknownColumns: z.array(z.string()).optional(),
  /** Rows with a day that may be two. */
  ambiguousDays: z.int().optional(),
  /** Rows whose record key is not here. */
  unknownKeys: z.int().optional(),
});
export type ImportQuestions = z.output<typeof importQuestions>;

const counts = { total: z.int(), added: z.int(), updated: z.int(), unchanged: z.int() };

/** What is told of an import in every case. */
export const importSaid = z.object({
  ...counts,
  failed: rowsSaid,
  /** What the file left open, where it did. */
  questions: importQuestions.optional(),
  /** What is to be known of rows that are taken all the same. */
  notes: rowsSaid.optional(),
});
export type ImportSaid = z.output<typeof importSaid>;

/** What came of an import that was done in the background; its file holds all rows that failed, here are the first. */
export const importOutcome = importSaid.extend({
  /** The module's address. */
  path: z.string(),
  isDryRun: z.boolean(),
  /** Rows that failed. */
  refused: z.int(),
  /** Rows that were not written, because an import stopped before them. */
  left: z.int(),
});
export type ImportOutcome = z.output<typeof importOutcome>;
