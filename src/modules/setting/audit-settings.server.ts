import { SECRET_MARK } from "../../contract/secrets/secret-mark.ts";
import type { Words } from "../../contract/text.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { DOWNLOAD_WORDS } from "./screen-texts.ts";
import { descriptionOf } from "./setting-descriptions.ts";
import { initialIn, isSecret, setValue, type SettingSaved, type StoredSetting } from "./setting-rows.server.ts";
import { translationOf } from "./shipped-value.ts";
import { SETTINGS_PAGE, type SettingKey } from "./setting.ts";

type Audited = string | boolean | Words | null;

/**
 * The value in the log as people read it: switches and choices by their labels; of a secret only whether it is set
 * (ST-02).
 */
function audited(all: readonly StoredSetting[], { key, stored }: StoredSetting): Audited {
  const value = setValue(stored) ?? initialIn(all, key);
  if (isSecret(key)) return value === "" ? null : SECRET_MARK;
  const { editor } = descriptionOf(key);
  if (editor === "switch") return value === "1";
  const words = editor === "download" ? DOWNLOAD_WORDS[value] : undefined;
  return words ? { zh: words.zh, lo: words.lo, en: words.en } : value;
}

/** Logs one entry per setting; the languages of a text share one. */
export async function auditSettings(
  trx: DatabaseTransaction,
  services: Pick<Services, "clock">,
  caller: Caller,
  before: readonly StoredSetting[],
  after: readonly StoredSetting[],
  changes: readonly SettingSaved[],
): Promise<void> {
  const baseOf = (key: SettingKey): SettingKey => translationOf(key)?.of ?? key;
  const nameOf = (key: SettingKey): string =>
    descriptionOf(key).editor === "translated" ? (translationOf(key)?.language ?? "zh") : "value";
  const entries = Map.groupBy(changes, ({ before: { key } }) => baseOf(key));
  await recordAudit(
    trx,
    services,
    caller,
    [...entries].map(([key, own]) => ({
      action: "update",
      module: SETTINGS_PAGE.path,
      recordId: before.find((each) => each.key === key)?.id ?? "",
      title: descriptionOf(key).label.zh,
      before: Object.fromEntries(own.map((each) => [nameOf(each.before.key), audited(before, each.before)])),
      after: Object.fromEntries(own.map((each) => [nameOf(each.after.key), audited(after, each.after)])),
    })),
  );
}
