import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { storedAs } from "../define-module.ts";
import type { Resource } from "../resource.server.ts";
import { lockRecords } from "../optimistic-locking/lock-records.server.ts";
import { refuseWhileUsed } from "./refuse-used.server.ts";

/** Moves records to the recycle bin, which keeps them until they are restored: all or none. */
export function removeRecords(resource: Resource, asked: readonly RecordToChange[], caller: Caller): Promise<null> {
  const { module, repository, hooks, modules, services } = resource;
  return inTransaction(services.database, async (trx) => {
    const rows = await lockRecords(trx, services, { module, caller, modules }, asked);
    // First, because a module's own refusal is more specific.
    for (const row of rows) await hooks.beforeRemove?.(storedAs(module, row), { trx, caller });
    await refuseWhileUsed(trx, module, rows, modules);
    await repository.moveToBin(trx, rows, caller);
    await hooks.afterRemove?.(
      rows.map((row) => storedAs(module, row)),
      { trx, caller },
    );
    return null;
  });
}
