import { MENU_TYPES } from "../../../contract/menu.ts";
import type { Arguments, Reply } from "../../../contract/endpoint.ts";
import { Failure, invalidField } from "../../../contract/errors.ts";
import { EVERYTHING, hasAny, type Permission } from "../../../contract/permission.ts";
import { inLanguage, type Language } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { pinyinOf } from "../../../crud/search/pinyin.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import type { DatabaseTransaction, Queryable } from "../../../server/database/database.ts";
import { refuseStale } from "../../../server/database/refuse-stale.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { Caller } from "../../../server/caller.ts";
import type { Services } from "../../../server/services.ts";
import { announceGrants, type IdentityTables, type MenuTableRow } from "../../identity/identity.server.ts";
import { formNeeds } from "./form-needs.server.ts";
import { grantedMenuIds, menuIdsOfRole } from "./held-rights.server.ts";
import { beyondOneself, refuseAboveMembers, whyRefused } from "./granting-rules.server.ts";
import type { roleCalls } from "../role-calls.ts";
import { administratorStays } from "../role-hooks.server.ts";
import { ADMIN_ROLE, role } from "../role.ts";

type Needs = Pick<Services, "changes" | "clock" | "database">;
type Entry = Pick<MenuTableRow, "id" | "type" | "permission">;

/**
 * AZ-09: a caller may grant and revoke entries whose permission they have, and entries without a permission that were
 * granted to them.
 */
const changeableBy = async (
  on: Queryable,
  caller: Pick<Caller, "permissions" | "userId">,
): Promise<(entry: Entry) => boolean> => {
  if (caller.permissions.has(EVERYTHING)) return () => true;
  const own = await grantedMenuIds(on, caller.userId);
  return ({ id, permission }) =>
    permission === "" ? own.has(id) : hasAny(caller.permissions, permission as Permission);
};

/** All menu entries, and those granted to the role. */
export async function rightsOfRole(
  services: Needs & { readonly modules: readonly Module[] },
  { id }: Arguments<typeof roleCalls.rights>,
  caller: Caller,
  language: Language,
): Promise<Reply<typeof roleCalls.rights>> {
  const { database, modules } = services;
  const needs = formNeeds(modules);
  const { version, code } = await repositoryOf(role, services).for(caller).get(id);
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("menu")
    .select(["id", "parent_id", "type", "title", "title_en", "title_lo", "permission"])
    .orderBy("sort")
    .orderBy("id")
    .execute();
  const granted = await menuIdsOfRole(database, id);
  const canChange = await changeableBy(database, caller);
  const refusal =
    code === ADMIN_ROLE ? administratorStays : await whyRefused(() => refuseAboveMembers(database, caller, id));
  return {
    version,
    refusal: refusal ? inLanguage(refusal, language) : "",
    entries: rows.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      type: row.type,
      title: row.title,
      titleEn: row.title_en,
      titleLo: row.title_lo,
      permission: row.permission,
      reading: pinyinOf(row.title),
      isGranted: granted.has(row.id),
      canChange: canChange(row),
      needs: [...(needs.get(row.permission) ?? [])],
    })),
  };
}

/**
 * Replaces a role's menu entries. Pages, hidden pages and buttons are stored one by one; none implies another, and
 * directories are never stored. Entries beyond the caller's rights may stay but not be added or removed (AZ-09).
 */
export async function setMenu(
  services: Needs,
  { id, menuIds, version }: Arguments<typeof roleCalls.setMenu>,
  caller: Caller,
): Promise<string[]> {
  const { changes, clock, database } = services;
  const repository = repositoryOf(role, services);
  return inTransaction(database, async (trx) => {
    const [row] = await repository.for(caller).lock(trx, [id]);
    if (!row) throw new Failure("notFound");
    if (row["code"] === ADMIN_ROLE) throw invalidField("menuIds", administratorStays);
    await refuseAboveMembers(trx, caller, id);
    const before = await menuIdsOfRole(trx, id);
    const wanted = await entriesOf(trx, menuIds);
    const added = wanted.filter((entry) => !before.has(entry.id));
    const kept = new Set(wanted.map((entry) => entry.id));
    const removed = await entriesOf(
      trx,
      [...before].filter((each) => !kept.has(each)),
    );
    if (added.length + removed.length === 0) return [...before].toSorted();
    await refuseStale(version, { version: row.version, current: () => [...before].toSorted() });
    const canChange = await changeableBy(trx, caller);
    if (![...added, ...removed].every(canChange)) throw beyondOneself();
    await write(trx, id, { added, removed, by: caller.userId, at: new Date(clock.now()).toISOString() });
    const named = (entries: readonly NamedEntry[]) => entries.map(({ path }) => path).toSorted();
    const details = { before: { menus: named(removed) }, after: { menus: named(added) } };
    await repository.update(trx, [{ before: row, values: {}, action: "setMenu", details }], caller);
    await announceGrants(changes, trx);
    return [...kept].toSorted();
  });
}

/** An entry with its path for the history: page and own title. */
interface NamedEntry extends Entry {
  readonly path: string;
}

/**
 * Locks the entries until the commit and returns them without directories. Throws `notFound` unless all exist (AZ-16).
 */
async function entriesOf(trx: DatabaseTransaction, ids: readonly string[]): Promise<NamedEntry[]> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return [];
  const db = trx.as<IdentityTables>();
  const rows = await db
    .selectFrom("menu")
    .leftJoin("menu as page", "page.id", "menu.parent_id")
    .select(["menu.id", "menu.type", "menu.permission", "menu.title", "page.title as page"])
    .where("menu.id", "in", asked)
    .orderBy("menu.id")
    .forKeyShare("menu")
    .execute();
  if (rows.length !== asked.length) throw new Failure("notFound");
  return rows
    .filter(({ type }) => type !== MENU_TYPES.directory)
    .map(({ title, page, ...entry }) => ({ ...entry, path: page === null ? title : `${page} / ${title}` }));
}

async function write(
  trx: DatabaseTransaction,
  roleId: string,
  { added, removed, by, at }: { added: readonly Entry[]; removed: readonly Entry[]; by: string; at: string },
): Promise<void> {
  const db = trx.as<IdentityTables>();
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
  if (removed.length > 0)
    await db.deleteFrom("role_menu").where("role_id", "=", roleId).where("menu_id", "in", ids(removed)).execute();
  if (added.length > 0)
    await db
      .insertInto("role_menu")
      .values(ids(added).map((menu_id) => ({ role_id: roleId, menu_id, created_at: at, created_by: by })))
      .execute();
}
