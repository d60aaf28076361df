import type { Words } from "../../contract/text.ts";
import { executePrepared } from "../../server/database/connections/prepared-statements.ts";
import type { Queryable } from "../../server/database/database.ts";

/** The columns of the dictionary tables that are read here. */
interface Tables {
  dictionary_group: { id: string; code: string; deleted_at: string | null };
  dictionary_entry: {
    group_id: string;
    value: string;
    label: string;
    label_en: string | null;
    label_lo: string | null;
    is_active: boolean;
    sort: number;
    id: string;
    deleted_at: string | null;
  };
}

export interface DictionaryEntry {
  readonly value: string;
  /** Chinese where there is no translation (§2). */
  readonly label: Words;
  readonly isActive: boolean;
}

/** The entries of a group outside the recycle bin, in order; empty for an unknown group. */
export async function dictionaryEntries(on: Queryable, group: string): Promise<DictionaryEntry[]> {
  const entries = on
    .as<Tables>()
    .selectFrom("dictionary_entry as e")
    .innerJoin("dictionary_group as g", "g.id", "e.group_id")
    .select(["e.value", "e.label", "e.label_en", "e.label_lo", "e.is_active"])
    .where("g.code", "=", group)
    .where("g.deleted_at", "is", null)
    .where("e.deleted_at", "is", null)
    .orderBy("e.sort")
    .orderBy("e.id");
  const rows = await executePrepared(on, entries);
  return rows.map((row) => ({
    value: row.value,
    label: { zh: row.label, lo: row.label_lo ?? row.label, en: row.label_en ?? row.label },
    isActive: row.is_active,
  }));
}
