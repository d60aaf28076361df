import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { Counts } from "../../contract/counts.ts";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import type { Job } from "../../contract/job.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";
import type { Language, Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { countValues } from "../../crud/counts/count-values.server.ts";
import { columnConditions, columnOrder, type ListColumns } from "../../fields/list-columns.server.ts";
import { permissionFor } from "../../crud/permissions.ts";
import type { Imports } from "../../crud/sheet/import/import-jobs.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { inTransactionOnce, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import { routes, type Caller, type Route } from "../../server/http/route.ts";
import type { JobKinds } from "../../server/jobs/job-kind.ts";
import type { JobRow } from "../../server/jobs/job-table.ts";
import { cancelJob, retryJob } from "../../server/jobs/queue.ts";
import { runJobs, type Jobs } from "../../server/jobs/run-jobs.ts";
import type { Services } from "../../server/services.ts";
import { BACKUP, BACKUP_RIGHT, backupJob, startBackup } from "./backup-job.server.ts";
import { EXPORT, exportJob } from "./export-job.server.ts";
import { IMPORT, importJob, importOutcomeOf } from "./import-job.server.ts";
import { rehearsalJob, startRehearsal } from "./rehearsal-job.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import { JOBS_PAGE, REHEARSAL, jobCalls } from "./job.ts";
import { linkedFile, ownLink } from "./links.server.ts";
import { JOB_CALL_TEXTS } from "./texts.ts";

export { exportsThrough } from "./export-job.server.ts";
export { notifyOwner } from "./notify-owner.server.ts";
export { importsThrough } from "./import-job.server.ts";
export { sweepScratch } from "../../server/jobs/private-files.ts";

/** Starts processing the queue; `further` are kinds of other modules. */
export const startJobs = (
  services: Services,
  modules: readonly Module[],
  imports: Imports,
  further: JobKinds = {},
): Jobs =>
  runJobs(services, {
    ...further,
    [EXPORT]: exportJob(services, modules),
    [IMPORT]: importJob(services, modules, imports),
    [BACKUP]: backupJob(services),
    [REHEARSAL]: rehearsalJob(services),
  });

const COLUMNS: ListColumns = {
  id: { column: "job.id", type: "text" },
  createdAt: { column: "job.created_at", type: "timestamptz" },
  state: { column: "job.state", type: "text" },
  kind: { column: "job.kind", type: "text" },
  ownerId: { column: "job.owner_id", type: "text" },
};

type Listed = JobRow & { readonly owner_name: string | null; readonly found: Words | null };

const shown = (row: Listed, { caller, language }: { caller: Caller; language: Language }): Job => ({
  id: row.id,
  kind: row.kind,
  title: row.title[language],
  ownerId: row.owner_id ?? "",
  ownerName: row.owner_name ?? "",
  state: row.state,
  done: row.done,
  total: row.total,
  attempt: row.attempt,
  createdAt: row.created_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  error: row.error?.[language] ?? "",
  mayRetry: (row.state === "failed" || row.state === "cancelled") && !row.error?.isLasting,
  found: row.state === "done" ? (row.found?.[language] ?? "") : "",
  fileName: row.file_name ?? "",
  fileSize: row.file_size ?? 0,
  fileUntil: row.file_until,
  isCancelAsked: row.is_cancel_asked,
  isOwn: row.owner_id === caller.userId,
});

// Users with a data scope see neither jobs of users outside it nor the system's own (AZ-05).
const jobsSeenBy = (caller: Caller) => sql`(job.owner_id = ${caller.userId} or ${peopleSeenBy(caller)})`;

const foundJobs = ({ filters }: ListQuery, caller: Caller, ownerId?: string) => {
  const conditions = [
    jobsSeenBy(caller),
    ...(ownerId === undefined ? [] : [sql`job.owner_id = ${ownerId}`]),
    ...columnConditions(COLUMNS, filters),
  ];
  return sql`from job left join account on account.id = job.owner_id where ${sql.join(conditions, sql` and `)}`;
};

const countJobs = (
  on: Queryable,
  { by, of }: Arguments<typeof jobCalls.counts>,
  caller: Caller,
  ownerId?: string,
): Promise<Counts> => countValues(on, { held: sql.ref(`job.${by}`), from: foundJobs(of, caller, ownerId) });

// The log is left out, as it is long and shown for one job only.
async function listJobs(
  on: Queryable,
  query: ListQuery,
  who: { caller: Caller; language: Language },
  ownerId?: string,
): Promise<Reply<typeof jobCalls.list>> {
  const { page, pageSize, sort } = query;
  const where = foundJobs(query, who.caller, ownerId);
  const db = on.as<unknown>();
  const { rows } = await sql<Listed>`
    select job.id, kind, title, owner_id, state, done, total, attempt, job.created_at, started_at, ended_at, error, file_name, file_size,
      file_until, is_cancel_asked, outcome -> 'found' as found, coalesce(nullif(account.real_name, ''), account.username) as owner_name ${where}
    order by ${sql.join([...columnOrder(COLUMNS, sort), sql`job.created_at desc`, sql`job.id desc`])} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*) as total ${where}`.execute(db);
  return { rows: rows.map((row) => shown(row, who)), total: counted.rows[0]?.total ?? 0, page, pageSize };
}

/** Failed jobs that a caller may list, the newest first: with the right all of them, else their own. */
export const failedJobs = (on: Queryable, who: { caller: Caller; language: Language }, most: number) => {
  const filters = [{ field: "state", operator: "in" as const, values: ["failed"] }];
  const query: ListQuery = { page: 1, pageSize: most, sort: [], filters };
  return listJobs(on, query, who, hasAny(who.caller.permissions, "sys:job:list") ? undefined : who.caller.userId);
};

/** The caller's own job, or with the right anybody's. Throws `notFound` otherwise (AZ-05). */
async function accessibleJob(on: Queryable, id: string, caller: Caller, right: Permission): Promise<Listed> {
  const { rows } = await sql<Listed>`
    select job.*, outcome -> 'found' as found, coalesce(nullif(account.real_name, ''), account.username) as owner_name
    from job left join account on account.id = job.owner_id where job.id = ${id} and ${jobsSeenBy(caller)}`.execute(
    on.as<unknown>(),
  );
  const [row] = rows;
  if (!row || (row.owner_id !== caller.userId && !hasAny(caller.permissions, right))) throw new Failure("notFound");
  return row;
}

/** Routes of jobs and their files. */
export const jobRoutes = (services: Services, modules: readonly Module[]): Route[] => {
  const { database } = services;
  const exportedGuarded = modules.filter(({ recentPassword }) => recentPassword?.exportRows);
  const guarded = new Set<string>([BACKUP_RIGHT, ...exportedGuarded.map((module) => permissionFor(module, "export"))]);
  /** Runs and logs an action; `work` resolves to whether it changed anything. */
  const change = (
    action: string,
    {
      id,
      caller,
      idempotencyKey,
    }: { readonly id: string; readonly caller: Caller; readonly idempotencyKey?: IdempotencyKey | undefined },
    work: (trx: DatabaseTransaction, row: JobRow) => Promise<boolean>,
  ): Promise<null> =>
    inTransactionOnce(database, idempotencyKey, async (trx) => {
      const row = await accessibleJob(trx, id, caller, "sys:job:update");
      if (!(await work(trx, row))) return null;
      const before = { state: row.state };
      const entry = { action, module: JOBS_PAGE.path, recordId: id, title: row.title.zh, before };
      await recordAudit(trx, services, caller, [entry]);
      return null;
    });
  return routes(jobCalls, {
    list: (query, context) => listJobs(database, query, context),
    mine: (query, context) => listJobs(database, query, context, context.caller.userId),
    counts: (asked, { caller }) => countJobs(database, asked, caller),
    myCounts: (asked, { caller }) => countJobs(database, asked, caller, caller.userId),
    one: async ({ id }, context) => {
      const row = await accessibleJob(database, id, context.caller, "sys:job:list");
      return {
        ...shown(row, context),
        outcome: importOutcomeOf(row),
        log: row.log.map((each) => ({ at: each.at, text: each[context.language] })),
      };
    },
    cancel: ({ id }, { caller }) => change("cancel", { id, caller }, (trx) => cancelJob(trx, services, id)),
    retry: ({ id }, { caller, idempotencyKey }) =>
      change("retry", { id, caller, idempotencyKey }, async (trx, { state, error }) => {
        if (state === "failed" && error?.isLasting) throw new Failure("invalidInput", { words: error });
        await retryJob(trx, services, id, JOB_CALL_TEXTS.notEnded);
        return true;
      }),
    link: async ({ id }, { caller }) => ({ url: await ownLink(services, id, caller, guarded) }),
    backup: (_: Arguments<typeof jobCalls.backup>, context) => startBackup(services, context),
    rehearse: (_: Arguments<typeof jobCalls.rehearse>, context) => startRehearsal(services, context),
    file: ({ id, ...link }) => linkedFile(services, id, link),
  });
};
