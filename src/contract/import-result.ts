import { z } from "zod";

/** Messages by row of a spreadsheet; `row` from 1, which is the header. */
const rowsSaid = z.array(z.object({ row: z.int(), field: z.string().optional(), message: z.string() }));
export type FailedRow = z.output<typeof rowsSaid>[number];

/** Open questions about a file with the current answers. Rows that need an answer first are in `failed`. */
export const importQuestions = z.object({
  sheets: z.object({ names: z.array(z.string()), chosen: z.string() }).optional(),
  /** Present when there are rows above the header: the header's row number from 1, and the first rows as text. */
  head: z.object({ row: z.int(), rows: z.array(z.string()) }).optional(),
  unknownColumns: z.array(z.string()).optional(),
  /** Number of rows with an ambiguous date such as 03/04/2026. */
  ambiguousDays: z.int().optional(),
  /** Number of rows whose record key does not exist. */
  unknownKeys: z.int().optional(),
});
export type ImportQuestions = z.output<typeof importQuestions>;

const counts = { total: z.int(), added: z.int(), updated: z.int(), unchanged: z.int() };

/** The result of every import: counts of rows, refused rows, questions and notes. */
export const importResult = z.object({
  ...counts,
  failed: rowsSaid,
  questions: importQuestions.optional(),
  /** Messages about rows that are accepted, such as formulas. */
  notes: rowsSaid.optional(),
  /** Labels of the file's columns that are not imported, as only the server sets their values. */
  readOnlyColumns: z.array(z.string()).optional(),
  /** Number of rows that differ there from the stored record; `notes` names them. */
  ignoredRows: z.int().optional(),
  /** IANA name of the time zone in which the sheet's times are read; absent where it has none. */
  timeZone: z.string().optional(),
});
export type ImportResult = z.output<typeof importResult>;

/** The result of an import by a background job. `failed` has the first refused rows; the job's file has all of them. */
export const importJobResult = importResult.extend({
  /** Path of the module, such as `/sys/dict`. */
  path: z.string(),
  isDryRun: z.boolean(),
  /** Number of refused rows. */
  refused: z.int(),
  /** Number of rows that were not reached, because the import stopped before them. */
  left: z.int(),
});
export type ImportJobResult = z.output<typeof importJobResult>;
