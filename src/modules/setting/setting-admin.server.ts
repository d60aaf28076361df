import { z } from "zod";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import { isStale } from "../../contract/optimistic-locking.ts";
import { Failure } from "../../contract/errors.ts";
import type { ListQuery, Page } from "../../contract/list-query.ts";
import { defineTexts, inLanguage } from "../../contract/text.ts";
import { fieldErrorsOf } from "../../contract/validation.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Route, type SignedInContext } from "../../server/http/route.ts";
import { matchesPattern } from "../../server/regex/regex-check.ts";
import type { Services } from "../../server/services.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import { isChange, storeSettings, type NewValue } from "./save-settings.server.ts";
import { settingAdmin, type SettingChange, type SettingRow } from "./setting-admin.ts";
import {
  initialIn,
  isSecret,
  refuseNameless,
  settingKeys,
  settingRowOf,
  storedSettings,
  type StoredSetting,
} from "./setting-rows.server.ts";
import type { SettingTables } from "./setting-tables.server.ts";
import { SETTING_SCHEMAS } from "./setting-schemas.ts";
import { patternError, passwordError, storable } from "./setting-rules.server.ts";
import { settingsOf } from "./setting.server.ts";
import type { SettingKey } from "./setting.ts";

const MAX_CHANGES = 100;

const texts = defineTexts("settingHistory", {
  unseen: { zh: "您数据范围以外的用户", lo: "ຜູ້ໃຊ້ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ", en: "A user outside your data scope" },
});

/** The administrators' calls (§7 "Settings"). */
export const settingAdminRoutes = (services: Services): Route[] =>
  routes(settingAdmin, {
    list: (query) => listed(services, query),
    ajaxList: (query) => listed(services, query),
    update: (changes, context) => updateSeveral(services, changes, context),
    updateOne: (args, context) => updateOne(services, args, context),
    history: async ({ id }, context) => ({ results: await historyOf(services, id, context) }),
    tryPattern: (args, context) => tryPattern(services, args, context),
  });

/** Filters by key, sorts by id or key; there are only some twenty settings. */
async function listed({ database }: Services, query: ListQuery): Promise<Page<SettingRow>> {
  const { page, pageSize, search = "", sort } = query;
  const all = await storedSettings(database);
  const found = all.filter(({ key }) => key.toLowerCase().includes(search.toLowerCase()));
  const by = sort[0]?.field === "key" ? "key" : "id";
  found.sort((a, b) => (a[by] < b[by] ? -1 : 1));
  if (sort[0]?.isDescending) found.reverse();
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    rows: rows.map((each) => settingRowOf(each, initialIn(all, each.key))),
    total: found.length,
    page,
    pageSize,
  };
}

async function updateSeveral(
  services: Services,
  { values, versions, reset }: Arguments<typeof settingAdmin.update>,
  { caller }: SignedInContext,
): Promise<null> {
  const wanted = new Map<SettingKey, NewValue>(reset.map((key) => [key, null]));
  for (const key of settingKeys) {
    const value = values[key];
    if (value !== undefined && !(isSecret(key) && value === "")) wanted.set(key, await storable(key, value, key));
  }
  if (wanted.size === 0) return null;
  await inTransaction(services.database, async (trx) => {
    const all = await storedSettings(trx, true);
    const due = all.flatMap((setting) => {
      const value = wanted.get(setting.key);
      return value !== undefined && isChange(setting, value) ? [{ setting, value }] : [];
    });
    const stale = due.filter(({ setting: { key, stored } }) => isStale(versions[key], stored?.version ?? 0));
    if (stale.length > 0)
      throw new Failure("changedMeanwhile", {
        current: stale.map(({ setting }) => settingRowOf(setting, initialIn(all, setting.key))),
      });
    const after = await storeSettings(
      trx,
      services,
      caller,
      all,
      new Map(due.map(({ setting, value }) => [setting.key, value])),
    );
    refuseNameless(after, "sys.name");
  });
  return null;
}

async function updateOne(
  services: Services,
  { id, value: text, version }: Arguments<typeof settingAdmin.updateOne>,
  { caller }: SignedInContext,
): Promise<SettingRow> {
  const known = await settingOfId(services, id);
  const read = z.safeDecode(SETTING_SCHEMAS[known.key], text);
  if (!read.success)
    throw new Failure("invalidInput", {
      errors: fieldErrorsOf(read.error, text).map((each) => ({ ...each, field: "value" })),
    });
  const value = await storable(known.key, read.data, "value");
  return inTransaction(services.database, async (trx) => {
    const all = await storedSettings(trx, true);
    const before = all.find(({ key }) => key === known.key) ?? known;
    const initial = initialIn(all, known.key);
    await refuseStale(version, { version: before.stored?.version ?? 0, current: () => settingRowOf(before, initial) });
    const after = await storeSettings(trx, services, caller, all, new Map([[known.key, value]]));
    refuseNameless(after, "value");
    return settingRowOf(after.find(({ key }) => key === known.key) ?? before, initial);
  });
}

async function settingOfId({ database }: Services, id: string): Promise<StoredSetting> {
  const known = (await storedSettings(database)).find((each) => each.id === id);
  if (!known) throw new Failure("notFound");
  return known;
}

/** Users outside of the reader's data scope have no name (AZ-05). */
async function historyOf(
  services: Services,
  id: string,
  { caller, language }: SignedInContext,
): Promise<SettingChange[]> {
  const setting = await settingOfId(services, id);
  const rows = await services.database
    .as<SettingTables & IdentityTables>()
    .selectFrom("setting_history")
    .leftJoin("account", (join) =>
      join
        .onRef("account.id", "=", "setting_history.by_id")
        .on((named) => named.or([named("account.id", "=", caller.userId), peopleSeenBy(caller)])),
    )
    .selectAll("setting_history")
    .select(["account.real_name", "account.username"])
    .where("setting_id", "=", setting.id)
    .orderBy("setting_history.version", "desc")
    .limit(MAX_CHANGES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    at: row.at,
    byName: row.real_name || row.username || (row.by_id === null ? "" : inLanguage(texts.unseen, language)),
    oldValue: row.old_value ?? "",
    newValue: row.new_value ?? "",
    wasSet: row.was_set,
    isSet: row.is_set,
  }));
}

async function tryPattern(
  services: Services,
  { pattern, samples = [] }: Arguments<typeof settingAdmin.tryPattern>,
  { language }: SignedInContext,
): Promise<Reply<typeof settingAdmin.tryPattern>> {
  const error = await patternError(pattern);
  if (error) return { problem: inLanguage(error, language), passes: [], refused: [] };
  const passes: boolean[] = [];
  for (const sample of samples) passes.push(pattern === "" || (await matchesPattern(pattern, sample)) === true);
  const productName = (await settingsOf(services))["sys.name"];
  const refused = samples.map((sample) => {
    const words = passwordError(sample, productName);
    return words ? inLanguage(words, language) : "";
  });
  return { problem: "", passes, refused };
}
