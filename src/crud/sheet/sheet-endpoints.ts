import { z } from "zod";
import { perModule } from "../per-module.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { importResult, type ImportResult } from "../../contract/import-result.ts";
import { answeredFile, type AnsweredFile } from "../../contract/files/answered-file.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { flag, int, line } from "../../contract/scalars.ts";
import { SHEET_LIMIT } from "../../contract/files/upload.ts";
import { listInput } from "../../contract/wire/wire.ts";
import type { Module } from "../define-module.ts";
import { callOf, listFieldsOf, withRecentPassword, type Of } from "../endpoints.ts";

/** The answer to an export by `sys.download.type`: the file, a link to it, or the id of the job that makes it. */
export type ExportAnswer = {
  readonly code: 0;
  readonly title: string;
  readonly bytes?: string | undefined;
  readonly url?: string | undefined;
  readonly job?: string | undefined;
};
/**
 * The result of an import or of its dry run. With a failed row nothing is written; `file` holds the failed rows. A long
 * sheet is left to `job`, whose outcome has the result; the answer then has only the number of rows.
 */
export type ImportAnswer = ImportResult & {
  readonly file?: AnsweredFile | undefined;
  readonly job?: string | undefined;
};

/** Choices for a file that can be read in several ways. */
export type ImportChoices = {
  readonly sheet?: string | undefined;
  /** The header row, counted from 1. */
  readonly headRow?: number | undefined;
  /** Skips unknown columns; without it a file that has one is refused. */
  readonly skipUnknown?: boolean | undefined;
  /** The order in numeric dates such as 03/04/2026. */
  readonly dayOrder?: "day" | "month" | undefined;
  /** Ignores record keys, which come from another installation, and matches rows by unique values. */
  readonly withoutKeys?: boolean | undefined;
};

/** The spreadsheet endpoints of a module; its `without` says which are not mounted. */
export interface SheetEndpoints {
  readonly exportRows: Endpoint<z.ZodType<ListQuery>, Of<ExportAnswer>>;
  readonly importRows: Endpoint<Of<ImportChoices & { readonly dryRun?: boolean | undefined }>, Of<ImportAnswer>>;
  /** An empty sheet with the importable columns and their explanation. */
  readonly importTemplate: Endpoint<z.ZodType<Record<string, never>>, Of<AnsweredFile>>;
}

const exported = z.object({
  code: z.literal(0),
  title: z.string(),
  bytes: z.string().optional(),
  url: z.string().optional(),
  job: z.string().optional(),
});
const imported = importResult.extend({ file: answeredFile.optional(), job: z.string().optional() });
const importChoices = z.object({
  dryRun: flag.optional(),
  sheet: line(100).optional(),
  headRow: int(1, 10).optional(),
  skipUnknown: flag.optional(),
  dayOrder: z.enum(["day", "month"]).optional(),
  withoutKeys: flag.optional(),
});

function makeEndpoints(module: Module): SheetEndpoints {
  const call = callOf(module);
  const query = listInput(listFieldsOf(module));
  const endpoints = {
    exportRows: call("export", "POST", "/export", query, exported.meta({ title: "Export" }), {
      flat: "members",
      budget: "costly",
      isInTimeZone: true,
    }),
    importRows: call("import", "POST", "/import", importChoices, imported.meta({ title: "Import" }), {
      takesKey: true,
      body: "multipart",
      largestFile: SHEET_LIMIT,
      budget: "costly",
      isInTimeZone: true,
    }),
    importTemplate: call("import", "GET", "/import/template", z.object({}), answeredFile, {
      flat: "members",
      isInTimeZone: true,
    }),
  };
  return withRecentPassword(module, endpoints) as SheetEndpoints;
}

export const sheetEndpointsOf = perModule(makeEndpoints);
