import type { Readable } from "node:stream";
import { Failure } from "../../contract/errors.ts";
import type { ImportJobResult, ImportResult } from "../../contract/import-result.ts";
import { inEach, inLanguage, type Words } from "../../contract/text.ts";
import type { JobRow, JobTables } from "../../server/jobs/job-table.ts";
import type { Services } from "../../server/services.ts";
import { importResultOf } from "../job/job.server.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";

/** A file that was not imported, or not to its end. */
export interface Refusal {
  readonly kind: "refused";
  readonly reason: Words;
  /** A sheet of the rows that were not imported, with what is wrong with each. */
  readonly sheet?: () => Promise<Buffer | Readable>;
  /** What is wrong with rows, where there is no sheet of them. */
  readonly messages?: readonly string[];
  /** Rows of it are stored, or may be: imported again they would be stored twice. */
  readonly isStoredInPart: boolean;
}

/** What came of one file. */
export type FileOutcome =
  | { readonly kind: "imported"; readonly result: ImportResult }
  | Refusal
  /** It is long: a job of its own imports it. */
  | { readonly kind: "under way"; readonly jobId: string };

export const refused = (reason: Words): Refusal => ({ kind: "refused", reason, isStoredInPart: false });

/** A file with wrong rows, of which none was stored. */
export const wrongRows = (count: number, report: Pick<Refusal, "sheet" | "messages">): Refusal => ({
  ...refused(inEach((language) => inLanguage(texts.wrongRows, language, { count }))),
  ...report,
});

type Needs = Pick<Services, "database" | "privateFiles">;

/** What came of a long file by now. */
export async function outcomeOfJob({ database, privateFiles }: Needs, jobId: string): Promise<FileOutcome> {
  const row = (await database
    .as<JobTables>()
    .selectFrom("job")
    .selectAll()
    .where("id", "=", jobId)
    .executeTakeFirst()) as JobRow | undefined;
  if (!row) return { ...refused(texts.resultGone), isStoredInPart: true };
  if (row.state === "waiting" || row.state === "running") return { kind: "under way", jobId };
  const result = importResultOf(row);
  const why = row.state === "done" ? undefined : (row.error ?? texts.stopped);
  if (!result) return refused(why ?? texts.resultGone);
  if (!why && result.left === 0) return { kind: "imported", result };
  const { file_path: key } = row;
  const messages = result.failed.map(({ row: number, message }) => `${number}: ${message}`);
  const report = key === null ? { messages } : { sheet: () => streamOf(privateFiles, key) };
  if (result.left < result.total) return storedInPart(result, report, why);
  return why ? refused(why) : wrongRows(result.refused, report);
}

function storedInPart(
  { total, left }: ImportJobResult,
  report: Pick<Refusal, "sheet" | "messages">,
  why: Words | undefined,
): Refusal {
  const words = report.sheet ? texts.restInSheet : texts.restUnknown;
  const reason = inEach((language) => {
    const rest = inLanguage(words, language, { stored: total - left, total });
    return why ? inLanguage(texts.stoppedBy, language, { why: why[language], rest }) : rest;
  });
  return { kind: "refused", reason, ...report, isStoredInPart: true };
}

async function streamOf(privateFiles: Needs["privateFiles"], key: string): Promise<Readable> {
  const stored = await privateFiles.get(key);
  if (!stored) throw new Failure("notFound", { words: texts.resultGone });
  return stored.stream;
}
