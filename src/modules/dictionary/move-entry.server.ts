import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import { Failure } from "../../contract/errors.ts";
import { lockOne } from "../../crud/optimistic-locking/lock-records.server.ts";
import { announceRecords } from "../../crud/repository/table-change.server.ts";
import type { RepositoryServices } from "../../crud/repository/repository.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import type { DictionaryTables } from "./dictionary-tables.server.ts";
import { dictionaryEntry, type EntryPlace } from "./dictionary.ts";

/** Moves an entry by `step` places in its group, up if negative. Resolves to the group's new order. */
export const moveEntry = (
  services: RepositoryServices,
  { step, ...asked }: RecordToChange & { readonly step: number },
  caller: Caller,
): Promise<EntryPlace[]> =>
  inTransaction(services.database, async (trx) => {
    const { id } = asked;
    const db = trx.as<DictionaryTables>();
    const living = db.selectFrom("dictionary_entry").where("deleted_at", "is", null);
    const entry = await living.selectAll().where("id", "=", id).executeTakeFirst();
    if (!entry) throw new Failure("notFound");
    // Serializes moves within the group, so that each counts from the order the last one left.
    await db.selectFrom("dictionary_group").select("id").where("id", "=", entry.group_id).forUpdate().execute();
    // Only the moved entry's version is checked; the others may have changed meanwhile.
    await lockOne(trx, services, { module: dictionaryEntry, caller }, asked);
    const before = await living
      .select(["id", "value", "sort"])
      .where("group_id", "=", entry.group_id)
      .orderBy("sort")
      .orderBy("id")
      .execute();
    const from = before.findIndex((each) => each.id === id);
    const others = before.toSpliced(from, 1);
    const after = others.toSpliced(
      Math.min(Math.max(from + step, 0), others.length),
      0,
      ...before.slice(from, from + 1),
    );
    // Reuses the group's sort numbers if they are distinct, else renumbers in steps of ten.
    const isClear = new Set(before.map(({ sort }) => sort)).size === before.length;
    const places = after.map((each, index) => ({
      ...each,
      sort: isClear ? (before[index]?.sort ?? 0) : (index + 1) * 10,
    }));
    const sorts = new Map(before.map((each) => [each.id, each.sort]));
    const moved = places.filter((each) => each.sort !== sorts.get(each.id));
    const at = new Date(services.clock.now()).toISOString();
    for (const { id: movedId, sort } of moved)
      await db
        .updateTable("dictionary_entry")
        .set(({ eb }) => ({ sort, updated_at: at, updated_by: caller.userId, version: eb("version", "+", 1) }))
        .where("id", "=", movedId)
        .execute();
    const ids = moved.map((each) => each.id);
    await announceRecords(services.changes, trx, dictionaryEntry, { ids, verb: "updated", actor: caller });
    const sort = places.find((each) => each.id === id)?.sort;
    if (ids.length > 0)
      await recordAudit(trx, services, caller, [
        {
          action: "move",
          module: dictionaryEntry.path,
          recordId: id,
          title: { zh: entry.label, lo: entry.label_lo, en: entry.label_en },
          before: { sort: entry.sort },
          after: { sort },
        },
      ]);
    return places;
  });
