import { DAY } from "../../contract/date/durations.ts";
import { SHEET_LIMIT } from "../../contract/files/upload.ts";
import { ERRORS, Failure } from "../../contract/errors.ts";
import { inEach, inEveryLanguage, inLanguage, type Language, type Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { SAVE_RULES } from "../../crud/rules/save-rules.server.ts";
import type { Imports } from "../../crud/sheet/import/import-jobs.server.ts";
import { importSheet } from "../../crud/sheet/import/import-sheet.server.ts";
import { sheetEndpointsOf, type ImportAnswer } from "../../crud/sheet/sheet-endpoints.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import { firstAnswer, idempotencyKeyOf, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import { MULTIPART_TEXTS } from "../../server/http/request/multipart-texts.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { callerNow } from "../role/role.server.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";
import { outcomeOfJob, refusedFile, wrongRows, type FileOutcome, type Refusal } from "./long-import.server.ts";
import type { ReadFile } from "./waiting-files.server.ts";

const MEGABYTE = 1024 * 1024;
// ms; longer than jobs are kept, so that a long file that was left lying is never begun again without its result
const KEPT = 60 * DAY;

/** Whoever a file is imported for. */
export interface Importer {
  readonly userId: string;
  /** Of a job of theirs, under which the activity log has what they write. */
  readonly sessionId: string;
  /** Of what stands in the sheet of wrong rows. */
  readonly language: Language;
  /** Of the times in a sheet. */
  readonly timeZone: string;
}

/** By this key it is known that a file was imported, also by the next run and another instance. */
export const keyOfFile = (services: Services, module: Module, { key }: ReadFile): IdempotencyKey =>
  idempotencyKeyOf(services, key, {
    who: `folder:${module.path}`,
    call: "import",
    fields: {},
    files: [],
    keptFor: KEPT,
    serialize: (reply) => JSON.stringify(reply),
  });

/** The refusal that a failure is of a file; one that may pass, or is a fault of ours, is thrown again. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Failure) || error.reason === "unavailable" || error.reason === "internal") throw error;
  const { errors: [first] = [], words, parameters } = error.details;
  const reason = words ? inEveryLanguage(words, parameters) : first && inEveryLanguage(first.words, first.parameters);
  return refusedFile(reason ?? ERRORS[error.reason].words);
}

/** The user with the rights of this moment. Throws `notPermitted` without the right to the module's import. */
async function importerNow(
  { database, env }: Services,
  module: Module,
  { userId, sessionId }: Importer,
): Promise<Caller> {
  const ofModule = (words: Words) =>
    inEach((language) => inLanguage(words, language, { title: inLanguage(module.title, language) }));
  // Nobody is there to type it (AU-17).
  if (sheetEndpointsOf(module).importRows.recentPassword === "always")
    throw new Failure("notPermitted", { words: ofModule(texts.asksPassword) });
  const now = await callerNow(database, userId, permissionFor(module, "import"));
  if (!now) throw new Failure("notPermitted", { words: ofModule(texts.noRight) });
  const hosts = env.publicUrl === null ? [] : [new URL(env.publicUrl).host];
  return { ...now, sessionId, hosts, hasRecentPassword: false };
}

export interface FileToImport {
  readonly module: Module;
  readonly file: ReadFile;
  /** Undefined: it is larger than an upload may be. */
  readonly bytes: Buffer | undefined;
}

/**
 * Imports one file as the console's import does: all rows or none, a long sheet by a job. One that was imported before
 * is not imported again. Throws what may pass, and faults of ours.
 */
export async function importFile(
  services: Services,
  imports: Imports,
  { module, file, bytes }: FileToImport,
  importer: Importer,
): Promise<FileOutcome> {
  const key = keyOfFile(services, module, file);
  const hooks = imports.rulesOf(module.path);
  if (!hooks) throw new Error(`the import of ${module.path} was not composed`);
  const work = async (): Promise<ImportAnswer> => {
    const caller = await importerNow(services, module, importer);
    if (!bytes)
      throw new Failure("tooLarge", {
        words: MULTIPART_TEXTS.fileTooLarge,
        parameters: { max: SHEET_LIMIT / MEGABYTE },
      });
    const files = [{ field: "file", fileName: file.name, contentType: "application/octet-stream", bytes }];
    const context = { caller, files, idempotencyKey: key, language: importer.language, timeZone: importer.timeZone };
    const target = { module, repository: repositoryOf(module, services), hooks, rules: SAVE_RULES };
    return importSheet({ ...target, context }, { ...services, imports }, {});
  };
  try {
    let isEarlier = true;
    const text = await firstAnswer(key, async () => {
      isEarlier = false;
      return JSON.stringify(await work());
    });
    const answer = sheetEndpointsOf(module).importRows.reply.parse(JSON.parse(text));
    if (answer.job !== undefined) return await outcomeOfJob(services, answer.job);
    if (answer.failed.length === 0 || !answer.file) return { kind: "imported", result: answer, isEarlier };
    const count = new Set(answer.failed.map(({ row }) => row)).size;
    const sheet = Buffer.from(answer.file.bytes, "hex");
    return wrongRows(count, { sheet: () => Promise.resolve(sheet) });
  } catch (error) {
    return refusalOf(error);
  }
}
