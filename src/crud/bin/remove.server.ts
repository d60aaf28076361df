import { Failure } from "../../contract/errors.ts";
import type { AskedRecord } from "../../contract/asked-records.ts";
import { ISSUES } from "../../contract/validation.ts";
import { databaseErrorKind } from "../../server/database/database-errors.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/http/route.ts";
import { storedAs, type Module, type Stored } from "../define-module.ts";
import type { Resource } from "../resource.server.ts";
import type { Row } from "../table/columns.server.ts";
import { lockAsked } from "../versions/lock-asked.server.ts";
import { missingChoices, takenValues } from "../table/rules.server.ts";
import { holdTree, misplaced } from "../tree/tree-rules.server.ts";
import { refuseWhileUsed } from "./refuse-used.server.ts";

/** Into the recycle bin, all of them or none. */
export function removeRecords(resource: Resource, asked: readonly AskedRecord[], caller: Caller): Promise<null> {
  const { module, table, hooks, modules, services } = resource;
  return inTransaction(services.database, async (trx) => {
    const rows = await lockAsked(trx, services, { module, caller, modules }, asked);
    const ids = rows.map(({ id }) => id);
    // A module's own words say more than what the engine knows.
    for (const row of rows) await hooks.beforeRemove?.(storedAs(module, row), { trx, caller });
    await refuseWhileUsed(trx, module, ids, modules);
    await table.setDeleted(trx, ids, true, caller.userId);
    await table.audit(
      trx,
      caller,
      rows.map((row) => ({ action: "delete", row })),
    );
    await hooks.afterRemove?.(
      rows.map((row) => storedAs(module, row)),
      { trx, caller },
    );
    return null;
  });
}

/** Throws `invalidInput` where what has happened since the record's removal leaves it no room. */
async function refuseDisplaced(trx: DatabaseTransaction, module: Module, row: Row): Promise<void> {
  const drafts = [{ id: row.id, values: row }];
  await holdTree(trx, module, drafts);
  // Whom and what it referred to stays with it, seen or not.
  const issues = [
    ...(await missingChoices(trx, module, drafts)),
    ...(await takenValues(trx, module, drafts)),
    ...(await misplaced(trx, module, drafts)),
  ];
  const [first] = issues;
  if (!first) return;
  // There is no form beside a restored row, so the message itself says what is in the way.
  const { words, parameters } = first;
  throw new Failure("invalidInput", { issues, words, ...(parameters ? { parameters } : {}) });
}

/** Back out of the recycle bin. */
export async function restoreRecord(
  { module, table, hooks, modules, services }: Resource,
  asked: AskedRecord,
  caller: Caller,
): Promise<Stored<Module>> {
  try {
    return await inTransaction(services.database, async (trx) => {
      const [row] = (await lockAsked(trx, services, { module, caller, modules }, [asked], true)) as [Row];
      await hooks.beforeRestore?.(storedAs(module, row), { trx, caller });
      await refuseDisplaced(trx, module, row);
      await table.setDeleted(trx, [row.id], false, caller.userId);
      await table.audit(trx, caller, [{ action: "restore", row }]);
      const [back] = (await table.lock(trx, [row.id])) as [Row];
      return storedAs(module, back);
    });
  } catch (error) {
    throw databaseErrorKind(error) === "unique" ? new Failure("invalidInput", { words: ISSUES.taken }) : error;
  }
}
