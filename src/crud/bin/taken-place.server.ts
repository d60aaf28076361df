import { sql } from "kysely";
import { hasAny } from "../../contract/permission.ts";
import { defineTexts, inEveryLanguage, type Words } from "../../contract/text.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import { wireNameOf } from "../define-module.ts";
import { permissionFor } from "../permissions.ts";
import { recordTitles } from "../record/record-title.ts";
import type { Resource } from "../resource.server.ts";
import { columnOf, type Row } from "../record/columns.server.ts";
import { repositoryOf } from "../repository/repository.server.ts";

const TEXTS = defineTexts("restore", {
  takenBy: {
    zh: "{field}“{value}”现由“{other}”使用，请先修改或删除该记录，再恢复",
    lo: "{field} “{value}” ຕອນນີ້ “{other}” ໃຊ້ຢູ່, ກະລຸນາແກ້ໄຂ ຫຼື ລຶບລາຍການນັ້ນກ່ອນ ແລ້ວຈຶ່ງກູ້ຄືນ",
    en: "{field}: “{value}” is used by “{other}” now. Change or delete that record, then restore this one",
  },
  takenByAnother: {
    zh: "{field}“{value}”现由另一条记录使用，请先修改或删除该记录，再恢复",
    lo: "{field} “{value}” ຕອນນີ້ລາຍການອື່ນໃຊ້ຢູ່, ກະລຸນາແກ້ໄຂ ຫຼື ລຶບລາຍການນັ້ນກ່ອນ ແລ້ວຈຶ່ງກູ້ຄືນ",
    en: "{field}: “{value}” is used by another record now. Change or delete that record, then restore this one",
  },
});

/** Another record with the values of a unique rule, if the caller may list it: beyond the data scope none (AZ-05). */
async function rivalOf(on: Queryable, { module, services }: Resource, row: Row, rule: readonly string[], to: Caller) {
  if (rule.length === 0 || !hasAny(to.permissions, permissionFor(module, "list"))) return undefined;
  const same = rule.map((name) => sql<boolean>`${sql.ref(`${module.table}.${columnOf(name)}`)} = ${row[name]}`);
  const living = sql<boolean>`${sql.ref(`${module.table}.deleted_at`)} is null and ${sql.join(same, sql` and `)}`;
  const [rival] = await repositoryOf(module, services).for(to).where(on, living, 1);
  return rival;
}

/**
 * What to tell a person whose deleted record cannot come back, because another one has its unique value by now.
 * `field`: that value's wire name, where it is known.
 */
export async function wordsOfTaken(
  on: Queryable,
  resource: Resource,
  row: Row,
  to: Caller,
  field?: string,
): Promise<Words> {
  const { module } = resource;
  const rules = module.unique ?? [];
  const rule = rules.find((each) => wireNameOf(module, each.at(-1) ?? "") === field) ?? rules[0] ?? [];
  const name = rule.at(-1) ?? module.recordTitle;
  const said = {
    field: module.fields[name]?.label ?? module.record,
    // A reference is stored as an id, which tells nobody anything.
    value: module.fields[name]?.kind === "text" ? String(row[name]) : recordTitles(module, row),
  };
  const rival = await rivalOf(on, resource, row, rule, to);
  if (!rival) return inEveryLanguage(TEXTS.takenByAnother, said);
  return inEveryLanguage(TEXTS.takenBy, { ...said, other: recordTitles(module, rival) });
}
