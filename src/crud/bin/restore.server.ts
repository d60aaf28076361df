import { Failure } from "../../contract/errors.ts";
import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import { defineTexts, inEveryLanguage, type Words } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { databaseErrorKind } from "../../server/database/database-errors.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { storedAs, type Module, type Stored } from "../define-module.ts";
import type { Resource } from "../resource.server.ts";
import type { Row } from "../record/columns.server.ts";
import { lockRecords } from "../optimistic-locking/lock-records.server.ts";
import { REFUSALS } from "../refusals.ts";
import { wordsOfTaken } from "./taken-place.server.ts";
import { brokenRules } from "../record/save-rule.server.ts";
import { lockTree, findInvalidPositions } from "../tree/tree-rules.server.ts";

const TEXTS = defineTexts("restore", {
  restoreFirst: {
    zh: "“{field}”所指的记录已删除或已停用，请先将其恢复",
    lo: "ລາຍການໃນ “{field}” ຖືກລຶບ ຫຼື ປິດໃຊ້ແລ້ວ, ກະລຸນາກູ້ຄືນລາຍການນັ້ນກ່ອນ",
    en: "{field}: that record was deleted or is inactive. Restore it first",
  },
});

/** Nothing is chosen in a recycle bin: what the record refers to is to be there first. */
const restoreFirst = (module: Module, wireName: string): Words =>
  inEveryLanguage(TEXTS.restoreFirst, {
    field: module.properties.find((each) => each.wireName === wireName)?.property.label ?? module.record,
  });

/** Throws `invalidInput` when the record's references, unique values or place in a tree are no longer valid. */
async function refuseDisplaced(trx: DatabaseTransaction, resource: Resource, row: Row, caller: Caller): Promise<void> {
  const { module, rules } = resource;
  const pending = [{ id: row.id, values: row }];
  await lockTree(trx, module, pending);
  // References to records outside the caller's data scope stay.
  const lasting = rules.filter(({ isForRestored }) => isForRestored);
  const errors = [
    ...(await brokenRules(lasting, trx, module, pending, {})),
    ...(await findInvalidPositions(trx, module, pending)),
  ];
  const [first] = errors;
  if (!first) return;
  // A list has no form to show field errors, so the first one is also the message.
  const { field, parameters } = first;
  if (first.words === VALIDATION_TEXTS.taken)
    throw new Failure("invalidInput", { errors, words: await wordsOfTaken(trx, resource, row, caller, field) });
  const words = first.words === REFUSALS.gone ? restoreFirst(module, field) : first.words;
  throw new Failure("invalidInput", { errors, words, ...(parameters ? { parameters } : {}) });
}

/** Restores a record from the recycle bin. Throws `invalidInput` when it conflicts with living records. */
export async function restoreRecord(
  resource: Resource,
  asked: RecordToChange,
  caller: Caller,
): Promise<Stored<Module>> {
  const { module, repository, hooks, modules, services } = resource;
  let displaced: Row | undefined;
  try {
    return await inTransaction(services.database, async (trx) => {
      const [row] = (await lockRecords(trx, services, { module, caller, modules }, [asked], true)) as [Row];
      displaced = row;
      await hooks.beforeRestore?.(storedAs(module, row), { trx, caller });
      await refuseDisplaced(trx, resource, row, caller);
      await repository.restoreFromBin(trx, [row], caller);
      const [back] = (await repository.lock(trx, [row.id])) as [Row];
      return storedAs(module, back);
    });
  } catch (error) {
    if (!displaced || databaseErrorKind(error) !== "unique") throw error;
    const words = await wordsOfTaken(services.database, resource, displaced, caller);
    throw new Failure("invalidInput", { words });
  }
}
