import type { RecordChange } from "../../contract/push.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";

/** What a module's table says under its name: which records, by whom. `ids` empty: too many to name. */
export interface TableChange extends Pick<RecordChange, "verb" | "byId"> {
  readonly ids: readonly string[];
}

const MOST_IDS = 150; // ids of 36 letters stay below a notice's 7,000 bytes

/** Inside the transaction of the write; heard after its commit by every instance: kept totals, look-ups, open sockets. */
export async function announceRecords(
  changes: Changes,
  trx: DatabaseTransaction,
  module: Pick<Module, "table">,
  { ids, verb, byId }: TableChange,
): Promise<void> {
  if (ids.length === 0) return;
  const change: TableChange = { ids: ids.length > MOST_IDS ? [] : ids, verb, byId };
  await changes.announce(trx, module.table, change);
}

/** A notice as another instance sent it; undefined for "look again". */
export function readTableChange(payload: unknown): TableChange | undefined {
  if (typeof payload !== "object" || payload === null || !("verb" in payload)) return undefined;
  return payload as TableChange;
}
