import { announceRecords } from "../../../crud/repository/table-change.server.ts";
import type { Actor } from "../../../server/audit/audit.ts";
import type { Changes } from "../../../server/database/changes/changes.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { role } from "../role.ts";

// An import of hundreds of users with the same roles announces each role once.
const told = new WeakMap<DatabaseTransaction, Set<string>>();

/** Announces changed member counts, so that open lists refresh them. The database maintains the counts. */
export async function announceMembers(
  changes: Changes,
  trx: DatabaseTransaction,
  { roleIds, actor }: { readonly roleIds: readonly string[]; readonly actor: Actor },
): Promise<void> {
  const before = told.get(trx) ?? new Set();
  const ids = [...new Set(roleIds)].filter((id) => !before.has(id));
  told.set(trx, new Set([...before, ...ids]));
  await announceRecords(changes, trx, role, { ids, verb: "updated", actor });
}
