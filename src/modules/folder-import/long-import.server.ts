import type { Readable } from "node:stream";
import { Failure } from "../../contract/errors.ts";
import type { ImportJobResult, ImportResult } from "../../contract/import-result.ts";
import { inEach, inEveryLanguage, inLanguage, type Words } from "../../contract/text.ts";
import type { JobRow, JobTables } from "../../server/jobs/job-tables.ts";
import type { Services } from "../../server/services.ts";
import { importResultOf } from "../job/job.server.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";

/** A file that was not imported, or not to its end. */
export interface Refusal {
  readonly kind: "refused";
  readonly imported: "nothing" | "part" | "unknown";
  readonly reason: Words;
  /** A sheet of the rows that were not imported, with what is wrong with each. */
  readonly sheet?: () => Promise<Buffer | Readable>;
  /** What is wrong with rows, for where there is no sheet of them. */
  readonly messages?: readonly string[];
  /** Put back unchanged it is not imported anew: rows of it are stored, or its job may be tried again. */
  readonly isKnown: boolean;
}

/** What came of one file. */
export type FileOutcome =
  | {
      readonly kind: "imported";
      readonly result: ImportResult;
      /** By an earlier run. */
      readonly isEarlier: boolean;
    }
  | Refusal
  /** It is long: a job of its own imports it. */
  | { readonly kind: "under way"; readonly jobId: string };

export const refusedFile = (reason: Words): Refusal => ({
  kind: "refused",
  imported: "nothing",
  reason,
  isKnown: false,
});

/** A file with wrong rows, of which none was stored. */
export const wrongRows = (count: number, report: Pick<Refusal, "sheet" | "messages">): Refusal => ({
  ...refusedFile(inEveryLanguage(texts.wrongRows, { count })),
  ...report,
});

const unknown = (reason: Words): Refusal => ({ kind: "refused", imported: "unknown", reason, isKnown: true });

type Needs = Pick<Services, "database" | "privateFiles">;

/** What came of a long file by now. */
export async function outcomeOfJob({ database, privateFiles }: Needs, jobId: string): Promise<FileOutcome> {
  const row = (await database
    .as<JobTables>()
    .selectFrom("job")
    .selectAll()
    .where("id", "=", jobId)
    .executeTakeFirst()) as JobRow | undefined;
  if (!row) return unknown(texts.resultGone);
  if (row.state === "waiting" || row.state === "running") return { kind: "under way", jobId };
  const result = importResultOf(row);
  if (row.state !== "done") return stopped(row.error ?? texts.stopped, result);
  if (!result) return unknown(texts.resultGone);
  if (result.left === 0) return { kind: "imported", result, isEarlier: false };
  const { file_path: key } = row;
  const messages = result.failed.map(({ row: number, message }) => `${number}: ${message}`);
  const report = { messages, ...(key === null ? {} : { sheet: () => streamOf(privateFiles, key) }) };
  if (result.left === result.total) return wrongRows(result.refused, report);
  const reason = storedRows(report.sheet ? texts.restInSheet : texts.restUnknown, result);
  return { kind: "refused", imported: "part", reason, ...report, isKnown: true };
}

const storedRows = (words: Words, { total, left }: ImportJobResult): Words =>
  inEveryLanguage(words, { stored: total - left, total });

/** Of a job that failed or was cancelled, and may be tried again. */
function stopped(why: Words, result: ImportJobResult | undefined): Refusal {
  const isInPart = result !== undefined && result.left < result.total;
  const rest = isInPart ? storedRows(texts.goOnByJob, result) : texts.againByJob;
  const reason = inEach((language) =>
    inLanguage(texts.stoppedBy, language, { why: why[language], rest: rest[language] }),
  );
  return { kind: "refused", imported: isInPart ? "part" : "nothing", reason, isKnown: true };
}

async function streamOf(privateFiles: Needs["privateFiles"], key: string): Promise<Readable> {
  const stored = await privateFiles.get(key);
  if (!stored) throw new Failure("notFound", { words: texts.resultGone });
  return stored.stream;
}
