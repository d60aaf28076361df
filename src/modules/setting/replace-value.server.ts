import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { storeSettings } from "./save-settings.server.ts";
import { setValue, storedSettings } from "./setting-rows.server.ts";

type Needs = Pick<Services, "changes" | "clock">;

/**
 * Replaces a value in all settings that have it, such as the path of a picture, with history and log. `mayChange` is
 * called first if any has it, and may throw.
 */
export async function replaceValue(
  trx: DatabaseTransaction,
  services: Needs,
  caller: Caller,
  { from, to, mayChange }: { readonly from: string; readonly to: string; mayChange(): void },
): Promise<void> {
  const all = await storedSettings(trx, true);
  const due = all.filter(({ stored }) => setValue(stored) === from);
  if (due.length === 0) return;
  mayChange();
  await storeSettings(trx, services, caller, all, new Map(due.map(({ key }) => [key, to])));
}
