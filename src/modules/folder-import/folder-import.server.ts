import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import { OWN_JOBS_PATH } from "../../contract/job.ts";
import { inEveryLanguage } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Imports } from "../../crud/sheet/import/import-jobs.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { JobContext } from "../../server/jobs/job-kind.ts";
import { sessionOfJob } from "../../server/jobs/job-tables.ts";
import { installationZone } from "../../server/installation-zone.ts";
import type { Services } from "../../server/services.ts";
import { notifyOfWork } from "../message/message.server.ts";
import { chosenLanguage, chosenTimeZone } from "../preference/preference.server.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";
import { importFile, type FileToImport, type Importer } from "./import-file.server.ts";
import { importUserId } from "./import-user.server.ts";
import { outcomeOfJob, type FileOutcome } from "./long-import.server.ts";
import { finishFile, shownName, type Settled } from "./finish-file.server.ts";
import { preparePlaces } from "./move-file.server.ts";
import { moduleFolders, readWaiting, waitingNames, type ModuleFolder } from "./waiting-files.server.ts";

export { importUserId } from "./import-user.server.ts";
export { moduleFolders } from "./waiting-files.server.ts";

const MAX_FILES = 100; // of one list in one run; the next one takes the others
const POLL = 500; // ms
const LONGEST_WAIT = 20_000; // ms for the job of a long file, as no other job has this run's place in the queue

/** Kept after each file that was moved: the next attempt tells what a killed one had done. */
const keptCounts = z.object({ imported: z.int(), refused: z.int(), told: z.int() });
type Counts = z.infer<typeof keptCounts>;

/** One run, with what came of it so far. */
interface Run {
  readonly services: Services;
  readonly imports: Imports;
  readonly context: JobContext;
  readonly importer: Importer;
  taken: number;
  /** With those of attempts before. */
  readonly counts: Counts;
  /** A list that fails holds up no other; the first of several failures is what the job has failed with. */
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
    const { job, found } = context;
    const folders = await moduleFolders(importFolder.path, modules);
    // The activity log knows a job's entries as its owner's alone. Whoever the setting names since has the next run.
    if (job.owner_id === null || job.owner_id !== (await importUserId(services.database, services.env)))
      throw new Failure("notPermitted", { words: texts.noUser });
    const language = await chosenLanguage(services.database, job.owner_id);
    const timeZone = (await chosenTimeZone(services.database, job.owner_id)) ?? installationZone();
    const importer = { userId: job.owner_id, sessionId: sessionOfJob(job), language, timeZone };
    const counts = keptCounts.safeParse(job.outcome).data ?? { imported: 0, refused: 0, told: 0 };
    const run: Run = { services, imports, context, importer, taken: 0, counts, failures: [] };
    try {
      for (const folder of folders) await attempt(run, () => importFolderOf(run, folder));
    } finally {
      if (counts.refused > counts.told) await noticeRefused(run);
    }
    const { imported, refused } = counts;
    if (run.failures.length > 0) {
      context.log(texts.result, { imported, refused });
      throw run.failures[0];
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

/**
 * Imports a list's files in their order. Stops at the first that has not come to its end, as a later one may change
 * the same records: one that is still being written, that cannot be read or moved away, that failed, whose job goes on.
 */
async function importFolderOf(run: Run, { module, path }: ModuleFolder): Promise<void> {
  const names = await waitingNames(path);
  if (names.length === 0) return;
  await preparePlaces(path, module.path.slice(1));
  let done = 0;
  for (const name of names) {
    if (done >= MAX_FILES) return;
    run.context.signal.throwIfAborted();
    const read = await readWaiting(path, name, run.services.clock.now());
    if (read === "being written") return;
    if (!read) continue;
    done += 1;
    run.taken += 1;
    run.context.progress(run.taken);
    const outcome = await importRead(run, { module, ...read });
    if (outcome.kind === "under way") {
      run.context.log(texts.left, { file: shownName(module, name) });
      return;
    }
    await finish(run, { module, file: read.file, outcome });
  }
}

/** What came of a file, of a long one after LONGEST_WAIT at most: the next run finds its job again. */
async function importRead({ services, imports, context, importer }: Run, taken: FileToImport): Promise<FileOutcome> {
  const until = performance.now() + LONGEST_WAIT;
  try {
    let outcome = await importFile(services, imports, taken, importer);
    while (outcome.kind === "under way" && performance.now() < until) {
      await pause(POLL, undefined, { signal: context.signal });
      outcome = await outcomeOfJob(services, outcome.jobId);
    }
    return outcome;
  } catch (error) {
    context.signal.throwIfAborted();
    const file = shownName(taken.module, taken.file.name);
    if (!(error instanceof Failure)) services.log.error({ err: error, file }, "a file could not be imported");
    context.log(texts.failed, { file });
    throw error;
  }
}

/** Moves a file away, with what is wrong with it, and counts it. */
async function finish({ services, context, counts }: Run, settled: Settled): Promise<void> {
  const place = await finishFile(services, context.log, settled);
  if (!place) return;
  counts[place] += 1;
  await context.keep(services.database, counts);
}

async function noticeRefused({ services, context, importer, counts }: Run): Promise<void> {
  const { imported, refused } = counts;
  await inTransaction(services.database, (trx) =>
    notifyOfWork(trx, services, [importer.userId], {
      title: texts.someRefused,
      body: inEveryLanguage(texts.result, { imported, refused }),
      targetUrl: `${OWN_JOBS_PATH}?open=${context.job.id}`,
    }),
  );
  counts.told = refused;
  // Whoever has taken the job over tells it again.
  await context.keep(services.database, counts).catch(() => undefined);
}
