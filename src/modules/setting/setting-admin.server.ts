import { z } from "zod";
import type { Arguments } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import type { ListQuery, Page } from "../../contract/list-query.ts";
import type { Language } from "../../contract/text.ts";
import { fieldIssues } from "../../contract/validation.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Route, type SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { storable, store } from "./save-settings.server.ts";
import { settingAdmin, type SettingRow } from "./setting-admin.ts";
import { isSecret, settingKeys, shown, storedSettings } from "./setting-rows.server.ts";
import { SETTING_VALUES } from "./setting-values.ts";
import { initialValue, SETTING_CHANGED } from "./setting.server.ts";

/** What administrators do with settings (§7 "Settings"). */
export const settingAdminRoutes = (services: Services): Route[] =>
  routes(settingAdmin, {
    list: (query, { language }) => listed(services, query, language),
    ajaxList: (query, { language }) => listed(services, query, language),
    update: (changes, context) => updateSeveral(services, changes, context),
    updateOne: (args, context) => updateOne(services, args, context),
  });

/** A dozen rows: what fits the search, in the order of their declaration or by key. */
async function listed({ database }: Services, query: ListQuery, language: Language): Promise<Page<SettingRow>> {
  const { page, pageSize, search = "", sort } = query;
  const found = (await storedSettings(database)).filter(({ key }) => key.toLowerCase().includes(search.toLowerCase()));
  if (sort[0]) found.sort((a, b) => (a.key < b.key ? -1 : 1));
  if (sort[0]?.isDescending) found.reverse();
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    rows: rows.map((each) => shown(each, initialValue(each.key, language))),
    total: found.length,
    page,
    pageSize,
  };
}

async function updateSeveral(
  services: Services,
  changes: Arguments<typeof settingAdmin.update>,
  { caller }: SignedInContext,
): Promise<null> {
  const wanted = new Map<string, string>();
  for (const key of settingKeys) {
    const value = changes[key];
    if (value !== undefined && !(isSecret(key) && value === "")) wanted.set(key, await storable(key, value, key));
  }
  if (wanted.size === 0) return null;
  await inTransaction(services.database, async (trx) => {
    for (const setting of await storedSettings(trx, true)) {
      const value = wanted.get(setting.key);
      if (value === undefined || value === setting.stored?.value) continue;
      await store(trx, services, setting, value, caller.userId);
    }
    await services.changes.announce(trx, SETTING_CHANGED);
  });
  return null;
}

async function updateOne(
  services: Services,
  { id, value: text, version }: Arguments<typeof settingAdmin.updateOne>,
  { caller, language }: SignedInContext,
): Promise<SettingRow> {
  const known = (await storedSettings(services.database)).find((each) => each.id === id);
  if (!known) throw new Failure("notFound");
  const read = z.safeDecode(SETTING_VALUES[known.key], text);
  if (!read.success)
    throw new Failure("invalidInput", {
      issues: fieldIssues(read.error, text).map((issue) => ({ ...issue, field: "value" })),
    });
  const value = await storable(known.key, read.data, "value");
  const initial = initialValue(known.key, language);
  return inTransaction(services.database, async (trx) => {
    const before = (await storedSettings(trx, true)).find(({ key }) => key === known.key) ?? known;
    if (version !== undefined && version !== (before.stored?.version ?? 0))
      throw new Failure("changedMeanwhile", { current: shown(before, initial) });
    const stored = await store(trx, services, before, value, caller.userId);
    await services.changes.announce(trx, SETTING_CHANGED);
    return shown({ ...before, stored }, initial);
  });
}
