import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import { importJobResult, importQuestions, type ImportJobResult } from "../../contract/import-result.ts";
import { inEach, inLanguage, LANGUAGES } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { columnsFor } from "../../crud/sheet/import/read-imported-sheet.server.ts";
import type { Imports } from "../../crud/sheet/import/import-jobs.server.ts";
import {
  countRefused,
  hasFailed,
  jobResult,
  writeRefusedRows,
} from "../../crud/sheet/import/import-job-result.server.ts";
import {
  NO_ROWS,
  type ImportTask,
  type PassResult,
  type ImportProgress,
} from "../../crud/sheet/import/import-job-types.server.ts";
import { importInBatches } from "../../crud/sheet/import/import-in-batches.server.ts";
import type { Hooks } from "../../crud/hooks.server.ts";
import { SAVE_RULES } from "../../crud/rules/save-rules.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransactionOnce } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/caller.ts";
import type { JobContext, JobFile, JobKind } from "../../server/jobs/job-kind.ts";
import { sessionOfJob, type JobRow } from "../../server/jobs/job-tables.ts";
import { newScratchFile } from "../../server/storage/scratch-files.ts";
import { enqueue } from "../../server/jobs/queue.ts";
import { installationZone } from "../../server/installation-zone.ts";
import type { Services } from "../../server/services.ts";
import { callerNow } from "../role/role.server.ts";
import { notifyOfImport } from "./notify-owner.server.ts";
import { IMPORT_TEXTS as texts } from "./import-job-texts.ts";
import { rereadEachSecond } from "./reread-each-second.server.ts";

export const IMPORT = "import";

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const importInput = z.object({
  path: z.string(),
  language: z.enum(LANGUAGES),
  // Jobs from before the field were imported in the installation's.
  timeZone: z.string().default(installationZone),
  /** Host names of the site as the caller used them. */
  hosts: z.array(z.string()),
  head: z.array(cell),
  rows: z.int(),
  /** Key of the spool file in the private store. */
  aside: z.string(),
  isDryRun: z.boolean(),
  questions: importQuestions,
  choices: z.object({
    sheet: z.string().optional(),
    headRow: z.int().optional(),
    skipUnknown: z.boolean().optional(),
    dayOrder: z.enum(["day", "month"]).optional(),
    withoutKeys: z.boolean().optional(),
  }),
});
type ImportInput = z.output<typeof importInput>;

const counts = { added: z.int(), updated: z.int(), unchanged: z.int() };
/** The job's `outcome`: `written` is the position to resume at, `said` the result for users. */
const storedOutcome = z.object({
  // Jobs from before the field have no `ignoredRows`.
  written: z.object({ ...counts, row: z.int(), waiting: z.array(z.int()), ignoredRows: z.int().default(0) }).optional(),
  said: importJobResult,
});
/** The result of an import; undefined for other kinds of jobs and before there is one. */
export const importResultOf = ({ outcome }: Pick<JobRow, "outcome">): ImportJobResult | undefined =>
  storedOutcome.safeParse(outcome).data?.said;

/**
 * Imports a long sheet: validates all rows first, then writes them in batches. After a crash, the next attempt
 * continues behind the last committed batch.
 */
export const importJob = (
  services: Services,
  modules: readonly Module[],
  imports: Pick<Imports, "rulesOf">,
): JobKind => ({
  async ended(trx, job, end) {
    await notifyOfImport(services, importResultOf)(trx, job, end);
    // Not before the commit: another attempt, after a crash, needs it. A failed import may be tried again by hand.
    if (end.isDone) trx.afterCommit(() => services.privateFiles.remove(importInput.parse(job.input).aside));
  },
  async run(context) {
    const { job } = context;
    const input = importInput.parse(job.input);
    const module = modules.find(({ path }) => path === input.path);
    const hooks = imports.rulesOf(input.path);
    if (!module || !hooks || job.owner_id === null) throw new Failure("notFound");
    const spoolFile = await fetchSpoolFile(services, input.aside);
    const run: ImportTask = {
      target: { module, repository: repositoryOf(module, services), hooks, rules: SAVE_RULES },
      services,
      sheet: { ...input, spoolFile },
      columns: columnsFor(module, input.head, input.choices),
      language: input.language,
    };
    try {
      return await imported(services, run, input, context);
    } finally {
      await rm(spoolFile, { force: true });
    }
  },
});

async function imported(
  services: Services,
  run: ImportTask,
  input: ImportInput,
  { job, signal, progress, log, keep }: JobContext,
): Promise<JobFile | null> {
  const { database } = services;
  const stored = storedOutcome.safeParse(job.outcome).data;
  const about = { path: input.path, isDryRun: input.isDryRun, total: input.rows };
  let position: ImportProgress | undefined = stored?.written;
  const watch = {
    signal,
    progress,
    caller: currentCaller(services, job, input),
    keep: (trx: DatabaseTransaction, written: ImportProgress) => {
      const left = input.rows - written.added - written.updated - written.unchanged;
      const { ignoredRows, ...counted } = written;
      const said = jobResult(run, { ...about, left }, { ...NOTHING_PASSED, counts: counted, ignoredRows });
      position = written;
      return keep(trx, { written, said });
    },
  };
  const end = async (passed: PassResult, left: number) => {
    const said = jobResult(run, { ...about, left }, passed);
    // With the position: an attempt that ends after this, as on a full disk, is followed by one that goes on from there.
    await keep(database, { ...(position ? { written: position } : {}), said });
    if (!hasFailed(passed)) return null;
    const path = await newScratchFile(services.env, "xlsx");
    await writeRefusedRows(run, passed, path);
    const { size } = await stat(path);
    return {
      name: `${inLanguage(texts.wrongRows, input.language, { title: run.target.module.title[input.language] })}.xlsx`,
      path,
      size,
    };
  };

  if (stored?.written === undefined) {
    log(texts.checking, { count: input.rows });
    const checked = await importInBatches(run, watch, "check");
    log(texts.checked, { ...checked.counts, failed: countRefused(checked) });
    if (input.isDryRun) return end(checked, 0);
    if (hasFailed(checked)) return end({ ...checked, counts: NO_ROWS }, input.rows);
  }
  log(texts.writing);
  const passed = await importInBatches(run, watch, stored?.written);
  log(texts.written, { ...passed.counts, left: passed.left.size });
  return end(passed, passed.left.size);
}

const NOTHING_PASSED: PassResult = {
  counts: NO_ROWS,
  errors: [],
  ambiguousDays: 0,
  ignoredRows: 0,
  notes: [],
  left: new Set(),
};

const currentCaller = (services: Services, job: JobRow, { hosts }: ImportInput): (() => Promise<Caller>) =>
  rereadEachSecond(async () => {
    const now = await callerNow(services.database, job.owner_id ?? "", job.permission);
    if (!now) throw new Failure("notPermitted", { words: texts.notAnyMore });
    return { ...now, hosts, sessionId: sessionOfJob(job) };
  });

/** Moves a spool file into the private store, where whichever instance takes the job finds it; returns its key. */
async function storeSpoolFile({ privateFiles }: Services, path: string): Promise<string> {
  const key = basename(path);
  await privateFiles.put(key, { path }, "application/octet-stream");
  await rm(path, { force: true });
  return key;
}

/** A copy of a kept spool file on this machine. Throws `notFound` when it was swept away. */
async function fetchSpoolFile({ env, privateFiles }: Services, key: string): Promise<string> {
  const kept = await privateFiles.get(key);
  if (!kept) throw new Failure("notFound", { words: texts.gone, isLasting: true });
  const path = await newScratchFile(env, "rows");
  await pipeline(kept.stream, createWriteStream(path, { mode: 0o600 }));
  return path;
}

/** Lets the engine import long sheets through jobs. */
export function importsThrough(services: Services): Imports {
  const rules = new Map<string, Hooks>();
  return {
    offer: ({ path }, hooks) => void rules.set(path, hooks),
    rulesOf: (path) => rules.get(path),
    newSpoolFile: () => newScratchFile(services.env, "rows"),
    begin: async (module, { spoolFile, ...sheet }, { caller, language, idempotencyKey }) => {
      const aside = await storeSpoolFile(services, spoolFile);
      const { dryRun: _, ...choices } = sheet.choices as typeof sheet.choices & { readonly dryRun?: boolean };
      const input: ImportInput = {
        ...sheet,
        aside,
        choices,
        head: [...sheet.head],
        path: module.path,
        language,
        hosts: [...(caller.hosts ?? [])],
      };
      const words = sheet.isDryRun ? texts.checkOf : texts.importOf;
      const { job } = await inTransactionOnce(services.database, idempotencyKey, async (trx) => {
        const id = await enqueue(trx, services, {
          kind: IMPORT,
          title: inEach((each) => inLanguage(words, each, { title: module.title[each] })),
          input,
          ownerId: caller.userId,
          permission: permissionFor(module, "import"),
          mostAttempts: 3,
        });
        return { total: sheet.rows, added: 0, updated: 0, unchanged: 0, failed: [], job: id, ...questionsOf(sheet) };
      });
      return job;
    },
  };
}
const questionsOf = ({ questions }: { readonly questions: ImportInput["questions"] }) =>
  Object.keys(questions).length > 0 ? { questions } : {};
