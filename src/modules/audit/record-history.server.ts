import { sql, type Expression, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import { askedPage } from "../../contract/wire/wire.ts";
import type { Module } from "../../crud/define-module.ts";
import { mayReadHistory, READ_LOG, recordHistory, recordTexts, type HistoryEntry } from "../../crud/history/history.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { isAuthorSeen } from "../../crud/optimistic-locking/last-author.server.ts";
import { repositoryOf, type RepositoryServices } from "../../crud/repository/repository.server.ts";
import type { AuditRow } from "../../server/audit/audit.ts";
import { splitTitles } from "../../server/audit/entry-titles.ts";
import type { Caller } from "../../server/caller.ts";
import { route, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { sliceOf } from "../../contract/list-query.ts";

/*
 * The history of one record. Readers of the activity log see all of it; users who may read and change the record
 * (`mayReadHistory`) see only values their form shows, and no IP addresses.
 */

const PAGE_SIZE = 20;
/** The engine's own actions, which are shown whichever values changed. */
const ENGINE_ACTIONS = ["add", "update", "delete", "restore", "move"];

export type NamedEntry = AuditRow & { readonly real_name: string | null; readonly is_hidden?: boolean };
/** Columns of an entry with its author's current name. */
export const ENTRIES = sql`audit_log.*, nullif(account.real_name, '') as real_name`;
export const WITH_PEOPLE = sql`audit_log left join account on account.id = audit_log.by_id`;

export function shownEntry(row: NamedEntry): HistoryEntry {
  const { after, titles } = splitTitles(row.after);
  return {
    id: row.id,
    at: row.at,
    byId: row.is_hidden ? null : row.by_id,
    byName: row.is_hidden ? null : (row.real_name ?? row.by_name),
    address: row.address,
    action: row.action,
    module: row.module,
    recordId: row.record_id,
    title: row.title,
    titleLo: titles.lo,
    titleEn: titles.en,
    before: { ...row.before },
    after: { ...after },
  };
}

/**
 * Replaces the members added to or removed from a role by their number: they may be outside the reader's data scope
 * (AZ-05).
 */
const withoutMembers = (entry: HistoryEntry): HistoryEntry => {
  const counted = (values: HistoryEntry["before"]) =>
    Array.isArray(values["members"]) ? { ...values, members: values["members"].length } : values;
  return { ...entry, before: counted(entry.before), after: counted(entry.after) };
};

/** The part of a record's history that a caller may see. */
interface VisibleHistory {
  /** Condition on `audit_log`. */
  readonly entries: Expression<SqlBool>;
  /** Names of the values that are shown; undefined for all. */
  readonly names: readonly string[] | undefined;
}

const visibleEntry = (entry: HistoryEntry, names: readonly string[] | undefined, caller: Caller): HistoryEntry => {
  if (!names) return caller.scope ? withoutMembers(entry) : entry;
  const known = (values: HistoryEntry["before"]) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  return { ...entry, byId: null, address: "", before: known(entry.before), after: known(entry.after) };
};

async function requireVisible(services: RepositoryServices, module: Module, id: string, caller: Caller): Promise<void> {
  const seen = await repositoryOf(module, services)
    .for(caller)
    .where(services.database, sql`id = ${id}`);
  if (seen.length === 0) throw new Failure("notFound");
}

async function visibleHistory(
  services: RepositoryServices,
  modules: readonly Module[],
  { module: path, id }: { readonly module: string; readonly id: string },
  caller: Caller,
): Promise<VisibleHistory> {
  const module = modules.find((each) => each.path === path);
  if (!mayReadHistory(caller.permissions, module)) throw new Failure("notPermitted");
  const own = sql<SqlBool>`audit_log.module = ${path} and audit_log.record_id = ${id}`;
  if (hasAny(caller.permissions, READ_LOG)) {
    // A record outside the caller's data scope has no visible history either (AZ-05).
    if (caller.scope && module?.scope) await requireVisible(services, module, id, caller);
    // Of other modules' records, and where they may not list a module, users with a data scope see only their own
    // entries, as in the log.
    const isOpen = !caller.scope || (module && hasAny(caller.permissions, permissionFor(module, "list")));
    return { entries: isOpen ? own : sql`${own} and audit_log.by_id = ${caller.userId}`, names: undefined };
  }
  await requireVisible(services, module as Module, id, caller);
  const names = module?.properties.filter(({ property }) => !property.isSecret).map(({ name }) => name) ?? [];
  const isOfRecord = sql`audit_log.action = any(${ENGINE_ACTIONS}::text[])
      or audit_log.before ?| ${names}::text[] or audit_log.after ?| ${names}::text[]`;
  return { entries: sql`${own} and (${isOfRecord})`, names };
}

export function recordHistoryRoutes(services: Services & RepositoryServices, modules: readonly Module[]): Route[] {
  const db = services.database.as<unknown>();
  return [
    route(recordHistory, async ({ module, id, ...asked }, { caller }) => {
      const { entries, names } = await visibleHistory(services, modules, { module, id }, caller);
      const page = askedPage(asked, PAGE_SIZE);
      const { limit, offset } = sliceOf(page);
      const { rows } = await sql<NamedEntry>`
        select ${ENTRIES}, by_id is not null and (${isAuthorSeen(caller, modules)}) is not true as is_hidden
        from ${WITH_PEOPLE} where ${entries} order by position desc limit ${limit} offset ${offset}`.execute(db);
      const counted = await sql<{ total: number }>`select count(*) as total from audit_log where ${entries}`.execute(
        db,
      );
      return {
        rows: rows.map((row) => visibleEntry(shownEntry(row), names, caller)),
        total: counted.rows[0]?.total ?? 0,
        ...page,
      };
    }),
    route(recordTexts, async ({ module, id, texts }, { caller }) => {
      const { entries, names } = await visibleHistory(services, modules, { module, id }, caller);
      const isNamed = names ? sql`side.key = any(${names}::text[])` : sql`true`;
      // Only texts that a visible entry refers to: knowing a hash must not open other records' texts.
      const { rows } = await sql<{ hash: string; content: string }>`
        select hash, content from audit_text where hash = any(${texts}::text[]) and hash in (
          select side.value ->> 'text' from audit_log
          cross join lateral (select * from jsonb_each(before) union all select * from jsonb_each(after)) as side
          where ${entries} and ${isNamed})`.execute(db);
      return Object.fromEntries(rows.map(({ hash, content }) => [hash, content]));
    }),
  ];
}
