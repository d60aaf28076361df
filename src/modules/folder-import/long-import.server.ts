import type { Readable } from "node:stream";
import { Failure } from "../../contract/errors.ts";
import type { ImportResult } from "../../contract/import-result.ts";
import { inEach, type Words } from "../../contract/text.ts";
import type { JobRow, JobTables } from "../../server/jobs/job-table.ts";
import type { Services } from "../../server/services.ts";
import { importResultOf } from "../job/job.server.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";

/** What came of one file. */
export type FileOutcome =
  | { readonly kind: "imported"; readonly result: ImportResult }
  /** The whole file, for a reason. */
  | { readonly kind: "refused"; readonly reason: Words }
  /** Some rows, which stand in a sheet to be corrected. */
  | { readonly kind: "wrong rows"; readonly count: number; readonly sheet: () => Promise<Buffer | Readable> }
  /** It is long: a job of its own imports it. */
  | { readonly kind: "under way"; readonly jobId: string };

type Needs = Pick<Services, "database" | "privateFiles">;

/** What came of a long file by now. */
export async function outcomeOfJob({ database, privateFiles }: Needs, jobId: string): Promise<FileOutcome> {
  const row = (await database
    .as<JobTables>()
    .selectFrom("job")
    .selectAll()
    .where("id", "=", jobId)
    .executeTakeFirst()) as JobRow | undefined;
  if (!row) return { kind: "refused", reason: texts.resultGone };
  if (row.state === "waiting" || row.state === "running") return { kind: "under way", jobId };
  if (row.state !== "done") return { kind: "refused", reason: row.error ?? texts.stopped };
  const result = importResultOf(row);
  if (!result) return { kind: "refused", reason: texts.resultGone };
  const count = Math.max(result.refused, result.left);
  if (count === 0) return { kind: "imported", result };
  const { file_path: sheet } = row;
  if (sheet !== null) return { kind: "wrong rows", count, sheet: () => streamOf(privateFiles, sheet) };
  // A job's file is kept for a day, its result for longer.
  const messages = result.failed.map(({ row: number, message }) => `${number}: ${message}`).join("\n");
  return { kind: "refused", reason: inEach(() => messages) };
}

async function streamOf(privateFiles: Needs["privateFiles"], key: string): Promise<Readable> {
  const stored = await privateFiles.get(key);
  if (!stored) throw new Failure("notFound", { words: texts.resultGone });
  return stored.stream;
}
