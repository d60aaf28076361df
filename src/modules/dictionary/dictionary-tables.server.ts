/** Columns that hand-written queries of this module use. */
export interface DictionaryTables {
  dictionary_group: { id: string; code: string; deleted_at: string | null };
  dictionary_entry: {
    id: string;
    group_id: string;
    value: string;
    label: string;
    label_en: string | null;
    label_lo: string | null;
    color: string | null;
    sort: number;
    is_active: boolean;
    pinyin_initials: string | null;
    deleted_at: string | null;
    updated_at: string;
    updated_by: string | null;
    version: number;
  };
}
