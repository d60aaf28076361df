/** The row of migrations/0001-identity.sql. A key without a row has its initial value. */
export interface SettingTables {
  readonly setting: {
    readonly id: string;
    readonly key: string;
    readonly value: string;
    readonly created_at: string;
    readonly created_by: string | null;
    readonly updated_at: string;
    readonly updated_by: string | null;
    readonly version: number;
  };
}
