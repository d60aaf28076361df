import type { RecordChange } from "../../contract/push.ts";
import type { Actor } from "../../server/audit/audit.ts";
import { MAX_ANNOUNCED_IDS, type Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";

/** What is announced of a changed table: the records, or no `ids` where they are too many, and the user. */
export interface TableChange extends Pick<RecordChange, "verb" | "byId"> {
  readonly ids: readonly string[];
}

/**
 * Announces a change within its transaction. After the commit every instance receives it, for cached totals, lookups
 * and open sockets.
 */
export async function announceRecords(
  changes: Changes,
  trx: DatabaseTransaction,
  module: Pick<Module, "table">,
  { ids, verb, actor }: Pick<TableChange, "ids" | "verb"> & { readonly actor: Actor },
): Promise<void> {
  if (ids.length === 0) return;
  const change: TableChange = { ids: ids.length > MAX_ANNOUNCED_IDS ? [] : ids, verb, byId: actor?.userId ?? "" };
  await changes.announce(trx, module.table, change);
}

/** Reads an announcement of any instance; undefined where it does not name the change. */
export function readTableChange(payload: unknown): TableChange | undefined {
  if (typeof payload !== "object" || payload === null || !("verb" in payload)) return undefined;
  return payload as TableChange;
}
