import { sql, type RawBuilder } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import type { Counts } from "../../contract/counts.ts";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import type { Job } from "../../contract/job.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";
import { LANGUAGES, type Words } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { Module } from "../../crud/define-module.ts";
import { countValues } from "../../crud/counts/count-values.server.ts";
import type { CountsAsked } from "../../crud/counts/counts-call.ts";
import { columnConditions, columnOrder, type ListColumns } from "../../fields/list-columns.server.ts";
import { permissionFor } from "../../crud/permissions.ts";
import type { Imports } from "../../crud/sheet/import/import-jobs.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { escapeLike } from "../../server/database/escape-like.ts";
import { inTransactionOnce, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route, type Viewer } from "../../server/http/route.ts";
import { isSilent } from "../../server/jobs/claims.ts";
import type { JobKinds } from "../../server/jobs/job-kind.ts";
import type { JobRow } from "../../server/jobs/job-tables.ts";
import { cancelJob, retryJob } from "../../server/jobs/queue.ts";
import { runJobs, type Jobs } from "../../server/jobs/run-jobs.ts";
import type { Services } from "../../server/services.ts";
import { BACKUP, BACKUP_RIGHT, backupJob, startBackup } from "./backup-job.server.ts";
import { EXPORT, exportJob } from "./export-job.server.ts";
import { IMPORT, importJob, importResultOf } from "./import-job.server.ts";
import { rehearsalJob, startRehearsal } from "./rehearsal-job.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import { jobCalls } from "./job-calls.ts";
import { JOBS_PAGE, REHEARSAL } from "./job.ts";
import { JOB_KINDS } from "./job-lists.ts";
import { linkedFile, ownLink } from "./links.server.ts";
import { JOB_OUTCOME_TEXTS } from "./outcome-texts.ts";

export { exportsThrough } from "./export-job.server.ts";
export { notifyOwner } from "./notify-owner.server.ts";
export { importResultOf, importsThrough } from "./import-job.server.ts";

/** Starts processing the queue; `further` are kinds of other modules. */
export const startJobs = (
  services: Services,
  modules: readonly Module[],
  imports: Imports,
  further: JobKinds = {},
): Jobs => {
  const kinds: JobKinds = {
    ...further,
    [EXPORT]: exportJob(services, modules),
    [IMPORT]: importJob(services, modules, imports),
    [BACKUP]: backupJob(services),
    [REHEARSAL]: rehearsalJob(services),
  };
  const nameless = Object.keys(kinds).filter((kind) => !JOB_KINDS.has(kind));
  if (nameless.length > 0) throw new Error(`the filter of jobs has no name for ${nameless.join(", ")}`);
  return runJobs(services, kinds);
};

const COLUMNS: ListColumns = {
  id: { column: "job.id", type: "text" },
  createdAt: { column: "job.created_at", type: "timestamptz" },
  queuedAt: { column: "job.created_at", type: "timestamptz" },
  title: { column: "told.title", type: "text" },
  outcome: { column: "told.outcome", type: "text" },
  state: { column: "job.state", type: "text" },
  kind: { column: "job.kind", type: "text" },
  ownerId: { column: "job.owner_id", type: "text" },
};
const ORDERED: ListColumns = { ...COLUMNS, ownerId: { column: "told.owner", type: "text" } };
const OWNER = sql`coalesce(nullif(account.real_name, ''), account.username)`;

type Listed = JobRow & { readonly owner_name: string | null; readonly found: Words | null };

const shown = (row: Listed, { caller, language }: Viewer): Job => ({
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

/** `from` and `where`: with `told`, what a job is called and what came of it in the caller's language. */
function foundJobs({ filters, search }: ListQuery, { caller, language }: Viewer, ownerId?: string) {
  const conditions: RawBuilder<unknown>[] = [
    jobsSeenBy(caller),
    ...(ownerId === undefined ? [] : [sql`job.owner_id = ${ownerId}`]),
    ...columnConditions(COLUMNS, filters).map((condition) => sql`${condition}`),
  ];
  if (search) {
    const pattern = `%${escapeLike(search)}%`;
    const titles = LANGUAGES.map((each) => sql`job.title ->> ${each}::text ilike ${pattern}`);
    conditions.push(
      sql`(${sql.join(titles, sql` or `)} or account.real_name ilike ${pattern} or account.username ilike ${pattern})`,
    );
  }
  return sql`from job left join account on account.id = job.owner_id
    cross join lateral (select job.title ->> ${language}::text as title, ${OWNER} as owner,
      coalesce(job.error ->> ${language}::text, job.file_name, job.outcome -> 'found' ->> ${language}::text) as outcome) told
    where ${sql.join(conditions, sql` and `)}`;
}

const HELD: Readonly<Record<string, string>> = { state: "job.state", kind: "job.kind", ownerId: "job.owner_id" };

async function countJobs(on: Queryable, { by, of }: CountsAsked, who: Viewer, ownerId?: string): Promise<Counts> {
  const held = HELD[by];
  if (!held || (by === "ownerId" && ownerId !== undefined)) throw invalidField("by", VALIDATION_TEXTS.unknownFilter);
  return countValues(on, { held: sql.ref(held), from: foundJobs(of, who, ownerId) });
}

// The log is left out, as it is long and shown for one job only.
async function listJobs(
  on: Queryable,
  query: ListQuery,
  who: Viewer,
  ownerId?: string,
): Promise<Reply<typeof jobCalls.list>> {
  const { page, pageSize, sort } = query;
  const where = foundJobs(query, who, ownerId);
  const db = on.as<unknown>();
  const { rows } = await sql<Listed>`
    select job.id, kind, job.title, owner_id, state, done, total, attempt, job.created_at, started_at, ended_at, error, file_name, file_size,
      file_until, is_cancel_asked, job.outcome -> 'found' as found, told.owner as owner_name ${where}
    order by ${sql.join([...columnOrder(ORDERED, sort), sql`job.created_at desc`, sql`job.id desc`])} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*) as total ${where}`.execute(db);
  return { rows: rows.map((row) => shown(row, who)), total: counted.rows[0]?.total ?? 0, page, pageSize };
}

/** Failed jobs that a caller may list, the newest first: with the right all of them, else their own. */
export const failedJobs = (on: Queryable, who: Viewer, most: number) => {
  const filters = [{ field: "state", operator: "in" as const, values: ["failed"] }];
  const query: ListQuery = { page: 1, pageSize: most, sort: [], filters };
  return listJobs(on, query, who, hasAny(who.caller.permissions, "sys:job:list") ? undefined : who.caller.userId);
};

/** A job of the caller or, with the right, of anybody. Throws `notFound` otherwise (AZ-05). */
async function accessibleJob(on: Queryable, id: string, caller: Caller, right: Permission): Promise<Listed> {
  const { rows } = await sql<Listed>`
    select job.*, outcome -> 'found' as found, ${OWNER} as owner_name
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
      const entry = { action, module: JOBS_PAGE.path, recordId: id, title: row.title, before };
      await recordAudit(trx, services, caller, [entry]);
      return null;
    });
  return routes(jobCalls, {
    list: (query, context) => listJobs(database, query, context),
    mine: (query, context) => listJobs(database, query, context, context.caller.userId),
    counts: (asked, context) => countJobs(database, asked, context),
    myCounts: (asked, context) => countJobs(database, asked, context, context.caller.userId),
    one: async ({ id }, context) => {
      const row = await accessibleJob(database, id, context.caller, "sys:job:list");
      return {
        ...shown(row, context),
        isSilent: isSilent(row, services.clock.now()),
        outcome: importResultOf(row),
        log: row.log.map((each) => ({ at: each.at, text: each[context.language] })),
      };
    },
    cancel: ({ id }, { caller }) => change("cancel", { id, caller }, (trx) => cancelJob(trx, services, id)),
    retry: ({ id }, { caller, idempotencyKey }) =>
      change("retry", { id, caller, idempotencyKey }, async (trx, { state, error }) => {
        if (state === "failed" && error?.isLasting) throw new Failure("invalidInput", { words: error });
        await retryJob(trx, services, id, JOB_OUTCOME_TEXTS.notEnded);
        return true;
      }),
    link: async ({ id }, { caller }) => ({ url: await ownLink(services, id, caller, guarded) }),
    backup: (_: Arguments<typeof jobCalls.backup>, context) => startBackup(services, context),
    rehearse: (_: Arguments<typeof jobCalls.rehearse>, context) => startRehearsal(services, context),
    file: ({ id, ...link }) => linkedFile(services, id, link),
  });
};
