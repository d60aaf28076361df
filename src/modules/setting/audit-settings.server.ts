import { SECRET_MARK } from "../../contract/secrets/secret-mark.ts";
import type { Words } from "../../contract/text.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { descriptionOf, DOWNLOAD_WAYS } from "./setting-descriptions.ts";
import { initialIn, isSecret, setValue, type SettingSaved, type StoredSetting } from "./setting-rows.server.ts";
import { translationOf } from "./shipped-value.ts";
import { SETTINGS_PAGE, type SettingKey } from "./setting.ts";

type LoggedValue = string | boolean | Words | null;

/**
 * The value in the log as people read it: switches and choices by their labels; of a secret only whether it is set
 * (ST-02).
 */
function loggedValue(all: readonly StoredSetting[], { key, stored }: StoredSetting): LoggedValue {
  const value = setValue(stored) ?? initialIn(all, key);
  if (isSecret(key)) return value === "" ? null : SECRET_MARK;
  const { editor } = descriptionOf(key);
  if (editor === "switch") return value === "1";
  const words = editor === "download" ? DOWNLOAD_WAYS[value]?.label : undefined;
  return words ? { zh: words.zh, lo: words.lo, en: words.en } : value;
}

interface SettingChanges {
  readonly caller: Caller;
  /** All settings, before and after. */
  readonly before: readonly StoredSetting[];
  readonly after: readonly StoredSetting[];
  /** Those that have changed. */
  readonly changes: readonly SettingSaved[];
}

/** Logs one entry per setting; the languages of a text share one. */
export async function auditSettings(
  trx: DatabaseTransaction,
  services: Pick<Services, "clock">,
  { caller, before, after, changes }: SettingChanges,
): Promise<void> {
  const baseOf = (key: SettingKey): SettingKey => translationOf(key)?.of ?? key;
  const nameOf = (key: SettingKey): string =>
    descriptionOf(key).editor === "translated" ? (translationOf(key)?.language ?? "zh") : "value";
  const bySetting = Map.groupBy(changes, (change) => baseOf(change.before.key));
  await recordAudit(
    trx,
    services,
    caller,
    [...bySetting].map(([key, changesOfSetting]) => ({
      action: "update",
      module: SETTINGS_PAGE.path,
      recordId: before.find((each) => each.key === key)?.id ?? "",
      title: descriptionOf(key).label.zh,
      before: Object.fromEntries(
        changesOfSetting.map((change) => [nameOf(change.before.key), loggedValue(before, change.before)]),
      ),
      after: Object.fromEntries(
        changesOfSetting.map((change) => [nameOf(change.after.key), loggedValue(after, change.after)]),
      ),
    })),
  );
}
