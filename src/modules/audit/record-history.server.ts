import { sql, type Expression, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import { partOf } from "../../contract/wire.ts";
import type { Module } from "../../crud/define-module.ts";
import { mayReadHistory, READ_LOG, recordHistory, recordTexts, type HistoryEntry } from "../../crud/history/history.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { isAuthorSeen } from "../../crud/versions/last-author.server.ts";
import { tableOf, type TableServices } from "../../crud/table/table.server.ts";
import type { AuditRow } from "../../server/audit/audit.ts";
import { route, type Caller, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";

/*
 * What was done to one record. Who reads the log reads all of it; who may read and change the record (`mayReadHistory`) reads what its
 * own form could have told, and nothing of from where.
 */

const PAGE_SIZE = 20;
/** What the engine does to a record, whichever values changed. */
const OF_RECORDS = ["add", "update", "delete", "restore", "move"];

export type NamedEntry = AuditRow & { readonly real_name: string | null; readonly is_hidden?: boolean };
/** Entries with what their people are called now. */
export const ENTRIES = sql`audit_log.*, nullif(account.real_name, '') as real_name`;
export const WITH_PEOPLE = sql`audit_log left join account on account.id = audit_log.by_id`;

export const shownEntry = (row: NamedEntry): HistoryEntry => ({
  id: row.id,
  at: row.at,
  byId: row.is_hidden ? null : row.by_id,
  byName: row.is_hidden ? null : (row.real_name ?? row.by_name),
  address: row.address,
  action: row.action,
  module: row.module,
  recordId: row.record_id,
  title: row.title,
  before: { ...row.before },
  after: { ...row.after },
});

/** How many people were given a role or lost it, not who: they may be outside the reader's data scope (AZ-05). */
const withoutNames = (entry: HistoryEntry): HistoryEntry => {
  const counted = (values: HistoryEntry["before"]) =>
    Array.isArray(values["members"]) ? { ...values, members: values["members"].length } : values;
  return { ...entry, before: counted(entry.before), after: counted(entry.after) };
};

/** Which entries of a record somebody reads, and of them which values. */
interface Sight {
  readonly entries: Expression<SqlBool>;
  /** Undefined: all. */
  readonly names: readonly string[] | undefined;
}

const within = (entry: HistoryEntry, names: readonly string[] | undefined, caller: Caller): HistoryEntry => {
  if (!names) return caller.scope ? withoutNames(entry) : entry;
  const known = (values: HistoryEntry["before"]) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  return { ...entry, byId: null, address: "", before: known(entry.before), after: known(entry.after) };
};

async function refuseUnseen(services: TableServices, module: Module, id: string, caller: Caller): Promise<void> {
  const seen = await tableOf(module, services)
    .for(caller)
    .where(services.database, sql`id = ${id}`);
  if (seen.length === 0) throw new Failure("notFound");
}

async function sightOf(
  services: TableServices,
  modules: readonly Module[],
  { module: path, id }: { readonly module: string; readonly id: string },
  caller: Caller,
): Promise<Sight> {
  const module = modules.find((each) => each.path === path);
  if (!mayReadHistory(caller.permissions, module)) throw new Failure("notPermitted");
  const own = sql<SqlBool>`audit_log.module = ${path} and audit_log.record_id = ${id}`;
  if (hasAny(caller.permissions, READ_LOG)) {
    // Who may not see a record may not see what it was either (AZ-05).
    if (caller.scope && module?.scope) await refuseUnseen(services, module, id, caller);
    // Of what is no module's, or in a list they may not open, people with a data scope see what they did themselves, as in the log.
    const isOpen = !caller.scope || (module && hasAny(caller.permissions, permissionFor(module, "list")));
    return { entries: isOpen ? own : sql`${own} and audit_log.by_id = ${caller.userId}`, names: undefined };
  }
  await refuseUnseen(services, module as Module, id, caller);
  const names = module?.properties.filter(({ property }) => !property.isSecret).map(({ name }) => name) ?? [];
  const isOfRecord = sql`audit_log.action = any(${OF_RECORDS}::text[])
      or audit_log.before ?| ${names}::text[] or audit_log.after ?| ${names}::text[]`;
  return { entries: sql`${own} and (${isOfRecord})`, names };
}

export function recordHistoryRoutes(services: Services & TableServices, modules: readonly Module[]): Route[] {
  const db = services.database.as<unknown>();
  return [
    route(recordHistory, async ({ module, id, ...asked }, { caller }) => {
      const { entries, names } = await sightOf(services, modules, { module, id }, caller);
      const { pn: number, size } = partOf(asked, PAGE_SIZE);
      const { rows } = await sql<NamedEntry>`
        select ${ENTRIES}, by_id is not null and (${isAuthorSeen(caller, modules)}) is not true as is_hidden
        from ${WITH_PEOPLE} where ${entries} order by position desc limit ${size} offset ${(number - 1) * size}`.execute(
        db,
      );
      const counted = await sql<{ total: number }>`select count(*) as total from audit_log where ${entries}`.execute(
        db,
      );
      return {
        rows: rows.map((row) => within(shownEntry(row), names, caller)),
        total: counted.rows[0]?.total ?? 0,
        page: number,
        pageSize: size,
      };
    }),
    route(recordTexts, async ({ module, id, texts }, { caller }) => {
      const { entries, names } = await sightOf(services, modules, { module, id }, caller);
      const isNamed = names ? sql`side.key = any(${names}::text[])` : sql`true`;
      // Only what an entry that they read names: a hash is no key to other records' texts.
      const { rows } = await sql<{ hash: string; content: string }>`
        select hash, content from audit_text where hash = any(${texts}::text[]) and hash in (
          select side.value ->> 'text' from audit_log
          cross join lateral (select * from jsonb_each(before) union all select * from jsonb_each(after)) as side
          where ${entries} and ${isNamed})`.execute(db);
      return Object.fromEntries(rows.map(({ hash, content }) => [hash, content]));
    }),
  ];
}
