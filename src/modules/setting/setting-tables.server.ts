import { sql, type Generated, type RawBuilder, type Selectable } from "kysely";

/** Announced with every changed setting (ST-05). */
export const SETTING_CHANGED = "setting.changed";

/**
 * Tables of migrations/0001-identity.sql and 0014-setting.sql. A key without a row, or not set, has its shipped value.
 */
export interface SettingTables {
  readonly setting: {
    readonly id: string;
    readonly key: string;
    readonly value: string;
    readonly is_set: Generated<boolean>;
    readonly created_at: string;
    readonly created_by: string | null;
    readonly updated_at: string;
    readonly updated_by: string | null;
    readonly version: number;
  };
  readonly setting_history: {
    readonly id: string;
    readonly setting_id: string;
    /** The setting's version after the change. */
    readonly version: number;
    /** Null for secrets, and when the shipped value applied. */
    readonly old_value: string | null;
    readonly new_value: string | null;
    readonly was_set: boolean;
    readonly is_set: boolean;
    readonly at: string;
    readonly by_id: string | null;
  };
}

/** SQL for a text that changes whenever a setting changes. */
export const settingsVersion: RawBuilder<string> = sql`(select string_agg(concat_ws(',', key, version), '|' order by key) from setting)`;

export type SettingTableRow = Selectable<SettingTables["setting"]>;
