import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { defineTexts, enumerated, inEach, inEveryLanguage, type Words } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { recordTitles } from "../record/record-title.ts";
import { columnOf, type Row } from "../record/columns.server.ts";
import { targetOf } from "../record/reference-target.ts";

const TEXTS = defineTexts("in-use", {
  used: {
    zh: "仍被“{record}”使用，不能删除",
    lo: "ຍັງຖືກໃຊ້ຢູ່ໃນ “{record}”, ບໍ່ສາມາດລຶບໄດ້",
    en: "Used by {record}, so it cannot be deleted",
  },
  usedOf: {
    zh: "“{names}”仍被“{record}”使用，不能删除",
    lo: "“{names}” ຍັງຖືກໃຊ້ຢູ່ໃນ “{record}”, ບໍ່ສາມາດລຶບໄດ້",
    en: "Used by {record}, so these cannot be deleted: {names}",
  },
  hasBelow: {
    zh: "“{names}”还有下级，不能删除",
    lo: "“{names}” ຍັງມີລາຍການຍ່ອຍ, ບໍ່ສາມາດລຶບໄດ້",
    en: "Cannot be deleted while there are records below: {names}",
  },
});

/** Names the records that still refer to the one to be deleted, which is named too where it is one of several. */
export const usedBy = (record: Words, names?: Words): Words =>
  names ? inEveryLanguage(TEXTS.usedOf, { record, names }) : inEveryLanguage(TEXTS.used, { record });

const MAX_NAMED = 3;

function namesOf(module: Module, rows: readonly Row[]): Words {
  const titles = rows.slice(0, MAX_NAMED).map((row) => recordTitles(module, row));
  const more = rows.length > MAX_NAMED ? " …" : "";
  return inEach(
    (language) =>
      `${enumerated(
        titles.map((title) => title[language]),
        language,
      )}${more}`,
  );
}

/** Throws `inUse`, with the kind of the referring records, when a living record outside `rows` refers to one of them. */
export async function refuseWhileUsed(
  trx: DatabaseTransaction,
  module: Module,
  rows: readonly Row[],
  modules: readonly Module[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  for (const other of new Set([module, ...modules])) {
    for (const { name, property } of other.properties) {
      if (!property.source || targetOf(other, property.source)?.path !== module.path) continue;
      const own = other.path === module.path ? sql`and o.id <> all(${ids}::text[])` : sql``;
      const { join } = property;
      if (join?.allowsRemoval) continue;
      const from = join
        ? sql`${sql.table(other.table)} o join ${sql.table(join.table)} j on j.${sql.ref(join.from)} = o.id`
        : sql`${sql.table(other.table)} o`;
      const used = join ? sql`j.${sql.ref(join.to)}` : sql`o.${sql.ref(columnOf(name))}`;
      // One row of each is enough, of a record that a million refer to as well.
      const found = await sql<{ id: string }>`
        select asked.id from unnest(${ids}::text[]) as asked(id)
        where exists (select from ${from} where ${used} = asked.id and o.deleted_at is null ${own}) limit ${MAX_NAMED + 1}`.execute(
        trx.as<unknown>(),
      );
      if (found.rows.length === 0) continue;
      const usedIds = new Set(found.rows.map(({ id }) => id));
      const names = namesOf(
        module,
        rows.filter(({ id }) => usedIds.has(id)),
      );
      const isParent = other.path === module.path && name === module.tree?.parent;
      throw new Failure("inUse", {
        words: isParent
          ? inEveryLanguage(TEXTS.hasBelow, { names })
          : usedBy(other.record, rows.length > 1 ? names : undefined),
      });
    }
  }
}
