import { Failure, invalidField } from "../../../contract/errors.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import type { Caller } from "../../../server/caller.ts";
import type { Services } from "../../../server/services.ts";
import type { IdentityTables, MenuTableRow } from "../../identity/identity.server.ts";
import { auditedOf, loggedTitle, refuseStaleEntry } from "../edit-menu.server.ts";
import type { MenuEntry } from "../menu-admin.ts";
import { changeMenus, menuRows, roleCounts } from "../menu-rows.server.ts";
import { checkPlace, MENU_RULES } from "../menu-rules.server.ts";
import { entriesBelow } from "../menu-tree.server.ts";
import { isFixed } from "./menu-positions.ts";
import { changeStamp } from "../../../server/database/stamps.ts";

export interface Move {
  readonly id: string;
  readonly sort: number;
  /** Undefined keeps the parent, null is the top level. */
  readonly parentId?: string | null | undefined;
  /** Id of the sibling it goes before, for siblings with equal sort numbers. */
  readonly before?: string | undefined;
  readonly version?: number | undefined;
}

/** New sort numbers, by id, that make siblings ascend from `first`; ends at the first one that is already greater. */
export function sortsBehind(first: number, siblings: readonly MenuTableRow[]): ReadonlyMap<string, number> {
  const sorts = new Map<string, number>();
  let last = first;
  for (const { id, sort } of siblings) {
    if (sort > last) break;
    last += 1;
    sorts.set(id, last);
  }
  return sorts;
}

/**
 * Moves an entry and renumbers the siblings behind it (§7 `changeSort`). Resolves to all siblings in their new order.
 */
export const moveEntry = (services: Services, move: Move, caller: Caller): Promise<MenuEntry[]> =>
  changeMenus(services, async (trx, rows) => {
    const before = rows.find((row) => row.id === move.id);
    if (!before) throw new Failure("notFound");
    await refuseStaleEntry(trx, before, move.version);
    const parentId = move.parentId === undefined ? before.parent_id : move.parentId;
    const siblings = rows.filter((row) => row.parent_id === parentId && row.id !== move.id);
    const next = siblings.findIndex(({ id }) => id === move.before);
    const previous = siblings[next - 1];
    const sort = previous ? Math.max(move.sort, previous.sort + 1) : move.sort;
    const after = { ...before, parent_id: parentId, sort };
    if (parentId !== before.parent_id) {
      if (isFixed({ isDeclared: before.key !== null, type: before.type }))
        throw invalidField("parentId", MENU_RULES.declared);
      checkPlace(rows, after);
    }
    const behind = next < 0 ? siblings.filter((row) => row.sort >= sort) : siblings.slice(next);
    const shifted = sortsBehind(sort, behind);
    const db = trx.as<IdentityTables>();
    if (parentId !== before.parent_id || sort !== before.sort || shifted.size > 0) {
      const { updated_by: _, ...stamped } = changeStamp(services.clock.now(), caller.userId, before); // kept: a set `updated_by` would mark title and icon as edited (sync-menus)
      await db
        .updateTable("menu")
        .set({ parent_id: parentId, sort, is_placed: true, ...stamped })
        .where("id", "=", move.id)
        .execute();
      for (const [id, place] of shifted)
        await db.updateTable("menu").set({ sort: place, is_placed: true }).where("id", "=", id).execute();
      await recordAudit(trx, services, caller, [
        {
          action: "move",
          module: "/sys/menu",
          recordId: move.id,
          title: loggedTitle(before),
          before: auditedOf(before, after),
          after: auditedOf(after, before),
        },
      ]);
    }
    return entriesBelow(await menuRows(trx), parentId, await roleCounts(trx));
  });
