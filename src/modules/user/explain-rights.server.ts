import { type MenuNode, MENU_TYPES } from "../../contract/menu.ts";
import type { Queryable } from "../../server/database/database.ts";
import { grantedTree, menuRows, menuTree } from "../menu/menu.server.ts";
import { dataScopeOf, grantedMenuIds, roleCodesOf, roleGrants, rolesOf } from "../role/role.server.ts";
import { ADMIN_ROLE } from "../role/role.ts";
import type { ExplainedRight, ExplainedRights } from "./user-calls.ts";
import { foundAccount, type IdentityTables, type MenuTableRow } from "../identity/identity.server.ts";

/** The menu as a user sees it. */
export async function menusOf(on: Queryable, id: string): Promise<MenuNode[]> {
  const rows = await menuRows(on);
  return (await roleCodesOf(on, id)).includes(ADMIN_ROLE)
    ? menuTree(rows, () => true)
    : grantedTree(rows, await grantedMenuIds(on, id));
}

/**
 * A user's rights by page, with the roles and menu entries that grant them; with `permission` only that right, and the
 * roles that would grant it.
 */
export async function explainRights(on: Queryable, id: string, permission?: string): Promise<ExplainedRights> {
  const account = await foundAccount(on, id);
  const roles = await rolesOf(on, id);
  const isAdministrator = roles.some(({ code }) => code === ADMIN_ROLE);
  const entries = await menuRows(on);
  const grants = Map.groupBy(await grantsOf(on, roles), ({ menuId }) => menuId);
  const rightOf = (code: string, bearers: readonly MenuTableRow[]): ExplainedRight[] => {
    const because = isAdministrator
      ? []
      : bearers.flatMap((entry) =>
          (grants.get(entry.id) ?? []).map(({ roleId }) => ({ roleId, menuId: entry.id, ...titlesOf(entry) })),
        );
    // A button's title says what the right allows, a page's only where.
    const named = bearers.find(({ type }) => type === MENU_TYPES.button) ?? bearers[0];
    const isHeld = isAdministrator || because.length > 0;
    return named ? [{ permission: code, ...titlesOf(named), isHeld, because }] : [];
  };
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const pageOf = (entry: MenuTableRow) =>
    entry.type === MENU_TYPES.button ? (byId.get(entry.parent_id ?? "") ?? entry) : entry;
  const coded = entries.filter((entry) => entry.permission !== "" && (!permission || entry.permission === permission));
  const byCode = [...Map.groupBy(coded, (entry) => entry.permission)];
  const byPage = Map.groupBy(byCode, ([, bearers]) => pageOf(bearers[0] as MenuTableRow));
  return {
    isEnabled: account.is_enabled,
    isAdministrator,
    roles,
    scope: await scopeOf(on, id),
    pages: inMenuOrder(entries, byPage).map(([page, codes]) => ({
      id: page.id,
      path: page.path,
      ...titlesOf(page),
      rights: codes.flatMap(([code, bearers]) => rightOf(code, bearers)),
    })),
    givenBy: permission ? await giversOf(on, permission) : [],
  };
}

const titlesOf = ({ title, title_en, title_lo }: MenuTableRow) => ({ title, titleEn: title_en, titleLo: title_lo });
const namesOf = (row: { readonly name: string; readonly name_en: string | null; readonly name_lo: string | null }) => ({
  name: row.name,
  nameEn: row.name_en ?? "",
  nameLo: row.name_lo ?? "",
});

/** Pages in the order of the menu tree. */
function inMenuOrder<T>(entries: readonly MenuTableRow[], pages: ReadonlyMap<MenuTableRow, T>): [MenuTableRow, T][] {
  const places = new Map<string, number>();
  const below = Map.groupBy(entries, (entry) => entry.parent_id);
  const walk = (parentId: string | null): void => {
    for (const { id } of below.get(parentId) ?? []) {
      places.set(id, places.size);
      walk(id);
    }
  };
  walk(null);
  const placeOf = ([{ id }]: [MenuTableRow, T]) => places.get(id) ?? entries.length;
  return [...pages].toSorted((a, b) => placeOf(a) - placeOf(b));
}

async function grantsOf(on: Queryable, roles: readonly { readonly id: string }[]) {
  if (roles.length === 0) return [];
  const ids = roles.map(({ id }) => id);
  const rows = await on.as<IdentityTables>().selectFrom("role_menu").selectAll().where("role_id", "in", ids).execute();
  return rows.map(({ role_id, menu_id }) => ({ roleId: role_id, menuId: menu_id }));
}

async function giversOf(on: Queryable, permission: string): Promise<ExplainedRights["givenBy"]> {
  const rows = await on
    .as<IdentityTables>()
    .selectFrom("role")
    .select(["id", "name", "name_en", "name_lo"])
    .where("deleted_at", "is", null)
    .where(roleGrants(permission))
    .orderBy("code")
    .execute();
  return rows.map((row) => ({ id: row.id, ...namesOf(row) }));
}

interface Divisions {
  readonly division: {
    readonly id: string;
    readonly name: string;
    readonly name_en: string | null;
    readonly name_lo: string | null;
  };
}

async function scopeOf(on: Queryable, accountId: string): Promise<ExplainedRights["scope"]> {
  const scope = await dataScopeOf(on, accountId);
  if (!scope) return { isEverything: true, hasOwn: false, divisions: [] };
  const rows =
    scope.divisionIds.length === 0
      ? []
      : await on
          .as<Divisions>()
          .selectFrom("division")
          .select(["id", "name", "name_en", "name_lo"])
          .where("id", "in", scope.divisionIds)
          .execute();
  return {
    isEverything: false,
    hasOwn: scope.hasOwn,
    divisions: rows.map((row) => ({ id: row.id, ...namesOf(row) })),
  };
}
