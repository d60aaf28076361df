import type { DatabaseTransaction } from "../../server/database/database.ts";
import { settingId } from "./setting-rows.server.ts";
import type { SettingTables } from "./setting-tables.server.ts";
import type { SettingKey } from "./setting.ts";

/** Stores the first values of a new installation, without history; what is there already stays. `now`: ms. */
export async function addSettings(
  trx: DatabaseTransaction,
  now: number,
  values: Partial<Readonly<Record<SettingKey, string>>>,
): Promise<void> {
  const at = new Date(now).toISOString();
  const by = { created_at: at, created_by: null, updated_at: at, updated_by: null, version: 1 };
  const rows = Object.entries(values).map(([key, value]) => ({ id: settingId(key), key, value, ...by }));
  await trx
    .as<SettingTables>()
    .insertInto("setting")
    .values(rows)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
