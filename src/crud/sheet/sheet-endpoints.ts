import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { importSaid, type ImportSaid } from "../../contract/import-outcome.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { flag, int, line } from "../../contract/scalars.ts";
import { SHEET_LIMIT } from "../../contract/upload.ts";
import { listInput } from "../../contract/wire.ts";
import type { Module } from "../define-module.ts";
import { callOf, listFieldsOf, withRecentPassword, type Of } from "../endpoints.ts";

/** `bytes` is the file in hexadecimal, `title` its name (§3 "Export payload"). */
export type ExportedFile = { readonly code: 0; readonly bytes: string; readonly title: string };
/** An export as it is answered: the file itself, a link to it, or the job that makes it (sys.download.type). */
export type ExportAnswer = {
  readonly code: 0;
  readonly title: string;
  readonly bytes?: string | undefined;
  readonly url?: string | undefined;
  readonly job?: string | undefined;
};
/**
 * What an import did, or in a dry run would do. With a failed row nothing is written; `file` holds the failed rows. `job`: the sheet is
 * long and left to a job, whose outcome says the rest; of its rows nothing is known yet but how many there are.
 */
export type ImportResult = ImportSaid & {
  readonly file?: ExportedFile | undefined;
  readonly job?: string | undefined;
};

/** Answers for a file that can be read in more ways than one. */
export type ImportChoices = {
  readonly sheet?: string | undefined;
  /** The row with the names of the columns, counted from 1. */
  readonly headRow?: number | undefined;
  /** Columns that nobody knows are left out; without it a file with such a column is refused. */
  readonly skipUnknown?: boolean | undefined;
  /** The first figure of a day of figures alone. */
  readonly dayOrder?: "day" | "month" | undefined;
  /** Rows are told apart by their unique values alone, not by the record keys of an export from elsewhere. */
  readonly withoutKeys?: boolean | undefined;
};

/** A module's calls that make and take sheets; which of them are mounted is said by its `without`. */
export interface SheetEndpoints {
  readonly exportRows: Endpoint<z.ZodType<ListQuery>, Of<ExportAnswer>>;
  readonly importRows: Endpoint<Of<ImportChoices & { readonly dryRun?: boolean | undefined }>, Of<ImportResult>>;
  /** An empty sheet with the columns that an import takes, and what belongs into each. */
  readonly importTemplate: Endpoint<z.ZodType<Record<string, never>>, Of<ExportedFile>>;
}

const file = z.object({ code: z.literal(0), bytes: z.string(), title: z.string() });
const exported = z.object({
  code: z.literal(0),
  title: z.string(),
  bytes: z.string().optional(),
  url: z.string().optional(),
  job: z.string().optional(),
});
const imported = importSaid.extend({ file: file.optional(), job: z.string().optional() });
const importChoices = z.object({
  dryRun: flag.optional(),
  sheet: line(100).optional(),
  headRow: int(1, 10).optional(),
  skipUnknown: flag.optional(),
  dayOrder: z.enum(["day", "month"]).optional(),
  withoutKeys: flag.optional(),
});

const known = new WeakMap<Module, SheetEndpoints>();

/** Made once per module. */
export function sheetEndpointsOf(module: Module): SheetEndpoints {
  const made = known.get(module) ?? makeEndpoints(module);
  known.set(module, made);
  return made;
}

function makeEndpoints(module: Module): SheetEndpoints {
  const call = callOf(module);
  const query = listInput(listFieldsOf(module));
  const endpoints = {
    exportRows: call("export", "POST", "/export", query, exported.meta({ title: "Export" }), {
      flat: "members",
      budget: "costly",
    }),
    importRows: call("import", "POST", "/import", importChoices, imported.meta({ title: "Import" }), {
      takesKey: true,
      body: "multipart",
      largestFile: SHEET_LIMIT,
      budget: "costly",
    }),
    importTemplate: call("import", "GET", "/import/template", z.object({}), file, { flat: "members" }),
  };
  return withRecentPassword(module, endpoints) as SheetEndpoints;
}
