import { sql } from "kysely";
import type { Words } from "../../contract/text.ts";
import { executePrepared } from "../../server/database/connections/prepared-statements.ts";
import type { Queryable } from "../../server/database/database.ts";

interface EntryRow {
  readonly value: string;
  readonly label: string;
  readonly label_en: string | null;
  readonly label_lo: string | null;
  readonly is_active: boolean;
}

export interface DictionaryEntry {
  readonly value: string;
  /** Chinese if there is no translation (§2). */
  readonly label: Words;
  readonly isActive: boolean;
}

/** The entries of a group outside the recycle bin, in order; empty for an unknown group. */
export async function dictionaryEntries(on: Queryable, group: string): Promise<DictionaryEntry[]> {
  const rows = await executePrepared(
    on,
    sql<EntryRow>`
      select e.value, e.label, e.label_en, e.label_lo, e.is_active
      from dictionary_entry as e join dictionary_group as g on g.id = e.group_id
      where g.code = ${group} and g.deleted_at is null and e.deleted_at is null order by e.sort, e.id`,
  );
  return rows.map((row) => ({
    value: row.value,
    label: { zh: row.label, lo: row.label_lo ?? row.label, en: row.label_en ?? row.label },
    isActive: row.is_active,
  }));
}
