import { announceRecords } from "../../../crud/table/table-change.server.ts";
import type { Changes } from "../../../server/database/changes/changes.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { role } from "../role.ts";

// A file of hundreds of people with the same roles is one notice of them, not hundreds.
const told = new WeakMap<DatabaseTransaction, Set<string>>();

/** The roles have other members than before: open lists show how many (the count itself is kept by the database). */
export async function announceMembers(
  changes: Changes,
  trx: DatabaseTransaction,
  { roleIds, byId }: { readonly roleIds: readonly string[]; readonly byId: string },
): Promise<void> {
  const before = told.get(trx) ?? new Set();
  const ids = [...new Set(roleIds)].filter((id) => !before.has(id));
  told.set(trx, new Set([...before, ...ids]));
  await announceRecords(changes, trx, role, { ids, verb: "updated", byId });
}
