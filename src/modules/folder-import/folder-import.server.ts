import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../../contract/errors.ts";
import { OWN_JOBS_PATH } from "../../contract/job.ts";
import { inEach, inLanguage } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Imports } from "../../crud/sheet/import/import-jobs.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { JobContext } from "../../server/jobs/job-kind.ts";
import { sessionOfJob } from "../../server/jobs/job-table.ts";
import type { Services } from "../../server/services.ts";
import { noticeWork } from "../message/message.server.ts";
import { chosenLanguage } from "../preference/preference.server.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";
import { importFile, type Importer } from "./import-file.server.ts";
import { importUserId } from "./import-user.server.ts";
import { outcomeOfJob, type FileOutcome } from "./long-import.server.ts";
import { moveAway, shownName, type Settled } from "./move-away.server.ts";
import { preparePlaces, writeBeside } from "./put-away.server.ts";
import { moduleFolders, readWaiting, waitingNames, type ModuleFolder, type ReadFile } from "./waiting-files.server.ts";

export { importUserId } from "./import-user.server.ts";
export { moduleFolders } from "./waiting-files.server.ts";

const MAX_FILES = 100; // of one run; the next one takes the others
const LONGEST_WAIT = 600_000; // ms, for the jobs of all long files

interface LongFile {
  readonly module: Module;
  readonly file: ReadFile;
  readonly jobId: string;
}

/** One run, with what came of it so far. */
interface Run {
  readonly services: Services;
  readonly imports: Imports;
  readonly context: JobContext;
  readonly importer: Importer;
  taken: number;
  imported: number;
  refused: number;
  readonly long: LongFile[];
  /** A file or folder that fails holds up no other; the first of several is what the job has failed with. */
  readonly failures: unknown[];
}

/**
 * Imports the files that wait below IMPORT_DIR, in the name of the job's owner, and moves each into `imported` or
 * `refused` beside it. Throws when a file could be neither; it stays then, and the next run tries again.
 */
export const importFromFolder =
  (services: Services, modules: readonly Module[], imports: Imports) =>
  async (context: JobContext): Promise<void> => {
    const { importFolder } = services.env;
    if (importFolder === null) throw new Failure("notFound", { words: texts.unset });
    const { job, found, log } = context;
    const folders = await moduleFolders(importFolder.path, modules);
    // The activity log knows a job's entries as its owner's alone. Whoever the setting names since has the next run.
    if (job.owner_id === null || job.owner_id !== (await importUserId(services.database, services.env)))
      throw new Failure("notPermitted", { words: texts.noUser });
    const language = await chosenLanguage(services.database, job.owner_id);
    const importer = { userId: job.owner_id, sessionId: sessionOfJob(job), language };
    const counts = { taken: 0, imported: 0, refused: 0 };
    const run: Run = { services, imports, context, importer, ...counts, long: [], failures: [] };
    for (const folder of folders) await attempt(run, () => importFolderOf(run, folder));
    const until = performance.now() + LONGEST_WAIT;
    for (const each of run.long) await attempt(run, () => awaitLong(run, each, until));
    const { imported, refused, failures } = run;
    if (refused > 0) await noticeRefused(run);
    if (failures.length > 0) {
      log(texts.result, { imported, refused });
      throw failures[0];
    }
    if (imported + refused > 0) await found(texts.result, { imported, refused });
  };

async function attempt({ context: { signal }, failures }: Run, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    failures.push(error);
  }
}

/** Stops at the first file that cannot be moved away, as the others could not be either. */
async function importFolderOf(run: Run, { module, path }: ModuleFolder): Promise<void> {
  const names = await waitingNames(path);
  if (names.length === 0) return;
  await preparePlaces(path);
  for (const name of names) {
    if (run.taken >= MAX_FILES) return;
    run.context.signal.throwIfAborted();
    const done = await attemptFile(run, module, path, name);
    if (!done) continue;
    const { file, outcome } = done;
    if (outcome.kind === "under way") run.long.push({ module, file, jobId: outcome.jobId });
    else await putDown(run, { module, file, outcome });
  }
}

/** Undefined for a file that is not taken now, and for one that could not be imported for another reason than its own. */
async function attemptFile(
  run: Run,
  module: Module,
  folder: string,
  name: string,
): Promise<{ readonly file: ReadFile; readonly outcome: FileOutcome } | undefined> {
  const { services, imports, context, importer } = run;
  try {
    const read = await readWaiting(folder, name, services.clock.now());
    if (!read) return undefined;
    run.taken += 1;
    context.progress(run.taken);
    return { file: read.file, outcome: await importFile(services, imports, { module, ...read }, importer) };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof Failure)) services.log.error({ err: error, folder, name }, "a file could not be imported");
    context.log(texts.failed, { file: shownName(module, name) });
    run.failures.push(error);
    return undefined;
  }
}

/** Waits for the job of a long file. One that has not ended by then is left to the next run, which finds it again. */
async function awaitLong(run: Run, { module, file, jobId }: LongFile, until: number): Promise<void> {
  const { services, context } = run;
  let outcome = await outcomeOfJob(services, jobId);
  while (outcome.kind === "under way" && performance.now() < until) {
    await pause(1_000, undefined, { signal: context.signal });
    outcome = await outcomeOfJob(services, jobId);
  }
  if (outcome.kind === "under way") context.log(texts.left, { file: shownName(module, file.name) });
  else await putDown(run, { module, file, outcome });
}

/** Moves a file away and counts it, and then writes what is wrong with it, which a full disk may refuse. */
async function putDown(run: Run, settled: Settled): Promise<void> {
  const moved = await moveAway(run.services, run.context.log, settled);
  if (!moved) return;
  run[moved.place] += 1;
  if (moved.report) await writeBeside(moved.report.path, await moved.report.content());
}

async function noticeRefused({ services, context: { job }, importer, imported, refused }: Run): Promise<void> {
  await inTransaction(services.database, (trx) =>
    noticeWork(trx, services, importer.userId, {
      title: texts.someRefused,
      body: inEach((language) => inLanguage(texts.result, language, { imported, refused })),
      targetUrl: `${OWN_JOBS_PATH}?open=${job.id}`,
    }),
  );
}
