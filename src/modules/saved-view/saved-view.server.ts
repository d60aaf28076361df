import { sql } from "kysely";
import type { Arguments } from "../../contract/endpoint.ts";
import { Failure, invalidField } from "../../contract/errors.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { Module } from "../../crud/define-module.ts";
import { offers, permissionFor } from "../../crud/permissions.ts";
import { BY_NAME } from "../../crud/list-query/order.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { inTransactionOnce, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { MANAGE_VIEWS, SAVED_VIEWS, VIEW_LIMITS, type SavedView, viewCalls } from "./saved-view.ts";
import { VIEW_TEXTS } from "./texts.ts";
import { changeStamp } from "../../server/database/stamps.ts";

/** The table of migrations/0078-saved-view.sql. */
interface ViewTables {
  readonly saved_view: {
    readonly id: string;
    readonly path: string;
    readonly name: string;
    readonly state: string;
    readonly is_shared: boolean;
    readonly created_at: string;
    readonly created_by: string;
    readonly updated_at: string;
    readonly updated_by: string;
    readonly version: number;
  };
}
type ViewRow = ViewTables["saved_view"];
type Listed = ViewRow & { readonly author: string | null };

const MAX_LISTED = 300;

const AUTHOR = sql`(select coalesce(nullif(real_name, ''), username) from account
  where account.id = saved_view.created_by and deleted_at is null) as author`;

const mayChange = ({ created_by, is_shared }: ViewRow, caller: Caller): boolean =>
  created_by === caller.userId || (is_shared && hasAny(caller.permissions, MANAGE_VIEWS));

const shown = (row: Listed, caller: Caller): SavedView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  state: row.state,
  isShared: row.is_shared,
  isOwn: row.created_by === caller.userId,
  author: row.author ?? "",
  mayChange: mayChange(row, caller),
});

const logged = ({ path, name, state, is_shared }: ViewRow) => ({ path, name, state, isShared: is_shared });

async function viewsOf(on: Queryable, path: string, caller: Caller): Promise<SavedView[]> {
  // One's own come first into the limit, so that those of others leave none of them out.
  const { rows } = await sql<Listed>`
    select * from (
      select saved_view.*, ${AUTHOR} from saved_view
      where path = ${path} and (created_by = ${caller.userId} or is_shared)
      order by (created_by = ${caller.userId}) desc, ${BY_NAME}, id limit ${MAX_LISTED}
    ) as listed order by ${BY_NAME}, id`.execute(on.as<unknown>());
  return rows.map((row) => shown(row, caller));
}

/** A list that can have views: its declaration's path, and the right that opens it. */
export interface ViewedList {
  readonly path: string;
  readonly permission: Permission | "signed-in";
}

/** The lists of modules, each of which its own right opens. */
export const viewedLists = (modules: readonly Module[]): ViewedList[] =>
  modules
    .filter((module) => offers(module, "list"))
    .map((module) => ({ path: module.path, permission: permissionFor(module, "list") }));

/** Services of the calls. `lists` are all lists that can have views. */
interface Context {
  readonly services: Services;
  readonly lists: readonly ViewedList[];
}

/** Routes of saved views; `lists` are all that can have them. */
export function savedViewRoutes(services: Services, lists: readonly ViewedList[]): Route[] {
  const context: Context = { services, lists };
  return routes(viewCalls, {
    list: async ({ path }, { caller }) => {
      requireList(context, path, caller);
      return viewsOf(services.database, path, caller);
    },
    add: (asked, { caller, idempotencyKey }) => add(context, asked, caller, idempotencyKey),
    update: (asked, { caller }) => update(context, asked, caller),
    remove: (asked, { caller }) => remove(context, asked, caller),
  });
}

const mayOpen = ({ lists }: Context, path: string, caller: Caller): boolean =>
  lists.some(
    (each) => each.path === path && (each.permission === "signed-in" || hasAny(caller.permissions, each.permission)),
  );

/** A list that is not there is answered like one that the caller may not open (AZ-05). */
function requireList(context: Context, path: string, caller: Caller): void {
  if (!mayOpen(context, path, caller)) throw new Failure("notFound");
}

async function add(
  context: Context,
  { path, name, state, isShared }: Arguments<typeof viewCalls.add>,
  caller: Caller,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<SavedView> {
  requireList(context, path, caller);
  const { database, clock } = context.services;
  return inTransactionOnce(database, idempotencyKey, async (trx) => {
    await lockViewsOf(trx, caller.userId);
    await refuseTooMany(trx, caller);
    await refuseTaken(trx, { path, name, by: caller.userId });
    const at = new Date(clock.now()).toISOString();
    const row: ViewRow = {
      id: newRecordId(clock.now()),
      path,
      name,
      state,
      is_shared: isShared ?? false,
      created_at: at,
      created_by: caller.userId,
      updated_at: at,
      updated_by: caller.userId,
      version: 1,
    };
    await trx.as<ViewTables>().insertInto("saved_view").values(row).execute();
    await log(context, trx, caller, "add", row, { after: logged(row) });
    return reread(trx, row.id, caller);
  });
}

const update = (
  context: Context,
  { id, version, name, state, isShared }: Arguments<typeof viewCalls.update>,
  caller: Caller,
): Promise<SavedView> =>
  inTransaction(context.services.database, async (trx) => {
    const row = await lockView(context, trx, id, caller);
    await refuseStale(version, { version: row.version, current: () => shown(row, caller) });
    const next = { ...row, name: name ?? row.name, state: state ?? row.state, is_shared: isShared ?? row.is_shared };
    if (JSON.stringify(logged(next)) === JSON.stringify(logged(row))) return shown(row, caller);
    if (next.name !== row.name) {
      await lockViewsOf(trx, row.created_by);
      await refuseTaken(trx, { path: row.path, name: next.name, by: row.created_by });
    }
    await trx
      .as<ViewTables>()
      .updateTable("saved_view")
      .set({
        name: next.name,
        state: next.state,
        is_shared: next.is_shared,
        ...changeStamp(context.services.clock.now(), caller.userId, row),
      })
      .where("id", "=", id)
      .execute();
    await log(context, trx, caller, "update", next, { before: logged(row), after: logged(next) });
    return reread(trx, id, caller);
  });

const remove = (context: Context, { id, version }: Arguments<typeof viewCalls.remove>, caller: Caller): Promise<null> =>
  inTransaction(context.services.database, async (trx) => {
    const row = await lockView(context, trx, id, caller);
    await refuseStale(version, { version: row.version, current: () => shown(row, caller) });
    await trx.as<ViewTables>().deleteFrom("saved_view").where("id", "=", id).execute();
    await log(context, trx, caller, "delete", row, { before: logged(row) });
    return null;
  });

/** The view, locked until the commit. Throws `notFound` for one that the caller does not see. */
async function lockView(context: Context, trx: DatabaseTransaction, id: string, caller: Caller): Promise<Listed> {
  const { rows } = await sql<Listed>`
    select saved_view.*, ${AUTHOR} from saved_view where id = ${id} for update`.execute(trx.as<unknown>());
  const [row] = rows;
  if (!row || !(row.created_by === caller.userId || row.is_shared) || !mayOpen(context, row.path, caller))
    throw new Failure("notFound");
  if (!mayChange(row, caller)) throw new Failure("notPermitted");
  return row;
}

async function reread(on: Queryable, id: string, caller: Caller): Promise<SavedView> {
  const { rows } = await sql<Listed>`select saved_view.*, ${AUTHOR} from saved_view where id = ${id}`.execute(
    on.as<unknown>(),
  );
  return shown(rows[0] as Listed, caller);
}

const log = (
  { services }: Context,
  trx: DatabaseTransaction,
  caller: Caller,
  action: string,
  { id, name }: ViewRow,
  change: { readonly before?: object; readonly after?: object },
) =>
  recordAudit(trx, services, caller, [
    { action, module: SAVED_VIEWS.path, recordId: id, title: name, ...(change as Record<string, never>) },
  ]);

/** Until the commit: so that two windows neither go past the limit nor give the same name together. */
const lockViewsOf = (trx: DatabaseTransaction, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`saved_view ${accountId}`}))`.execute(trx.as<unknown>());

async function refuseTooMany(trx: DatabaseTransaction, caller: Caller): Promise<void> {
  const { count } = await trx
    .as<ViewTables>()
    .selectFrom("saved_view")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("created_by", "=", caller.userId)
    .executeTakeFirstOrThrow();
  if (count >= VIEW_LIMITS.ofPerson) throw invalidField("name", VIEW_TEXTS.tooMany);
}

/** A person's views of a list have different names. */
async function refuseTaken(
  trx: DatabaseTransaction,
  { path, name, by }: { readonly path: string; readonly name: string; readonly by: string },
): Promise<void> {
  const found = await trx
    .as<ViewTables>()
    .selectFrom("saved_view")
    .select("id")
    .where("path", "=", path)
    .where("created_by", "=", by)
    .where("name", "=", name)
    .executeTakeFirst();
  if (found) throw invalidField("name", VALIDATION_TEXTS.taken);
}
