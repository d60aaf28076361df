import { DEFAULT_LANGUAGE, type Language, type Words } from "../../contract/text.ts";
import { freshCache, type FreshCache } from "../../server/database/changes/fresh-cache.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { setting, SETTINGS, TRANSLATED, type SettingKey } from "./setting.ts";
import { settingKeys } from "./setting-rows.server.ts";
import { SETTING_CHANGED, type SettingTables } from "./setting-tables.server.ts";

export { addSettings } from "./add-settings.server.ts";
export { replaceValue } from "./replace-value.server.ts";
export { SETTING_CHANGED, settingsVersion } from "./setting-tables.server.ts";

type Settings = Readonly<Record<SettingKey, string>>;
type Stored = ReadonlyMap<string, string>;
type Needs = Pick<Services, "database" | "changes">;

const caches = new WeakMap<Needs["database"], FreshCache<Stored>>();

/** All settings including secrets, for the server only. Cached for a second. */
export async function settingsOf(services: Needs, language: Language = DEFAULT_LANGUAGE): Promise<Settings> {
  const { database, changes } = services;
  let cache = caches.get(database);
  if (!cache) {
    const made = freshCache({ max: 1, ttlMs: 1_000 }, () => load(services));
    changes.on(SETTING_CHANGED, () => made.drop());
    caches.set(database, made);
    cache = made;
  }
  const stored: Stored = (await cache.get("all")) ?? new Map();
  return Object.fromEntries(settingKeys.map((key) => [key, inLanguageOf(stored, key, language)])) as Settings;
}

/** The value in the language, else under the base key (the shipped one while none is stored), else in another. */
function inLanguageOf(stored: Stored, key: SettingKey, language: Language): string {
  const others = Object.hasOwn(TRANSLATED, key) ? TRANSLATED[key as keyof typeof TRANSLATED] : undefined;
  const base = stored.get(key) ?? initialValue(stored, key, language);
  if (!others) return base;
  const own = language === "zh" ? undefined : stored.get(others[language]);
  return [own, base, stored.get(others.lo), stored.get(others.en)].find(Boolean) ?? "";
}

/** The shipped value in a language. The shipped explanation does not describe an operator's own pattern. */
function initialValue(stored: Stored, key: SettingKey, language: Language): string {
  const pattern = SETTINGS.passwordRegex.initial;
  if (key === "passwordErrorMessage" && (stored.get("passwordRegex") ?? pattern) !== pattern) return "";
  const words: string | Words = SETTINGS[key].initial;
  return typeof words === "string" ? words : words[language];
}

async function load({ database }: Needs): Promise<Stored> {
  const rows = await database
    .as<SettingTables>()
    .selectFrom("setting")
    .select(["key", "value"])
    .where("key", "in", settingKeys)
    .where("is_set", "=", true)
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The settings listed as public, which anybody may read (ST-01). */
export async function publicSettings(services: Needs, language?: Language): Promise<Readonly<Record<string, string>>> {
  const settings = await settingsOf(services, language);
  return Object.fromEntries(
    settingKeys.filter((key) => SETTINGS[key].audience === "public").map((key) => [key, settings[key]]),
  );
}

/** `POST /sys/setting/config`. Secret keys are included with empty values (W7). */
export const settingRoutes = (services: Services): Route[] =>
  routes(setting, {
    config: async (_, { language }) => ({
      ...Object.fromEntries(settingKeys.map((key) => [key, ""])),
      ...(await publicSettings(services, language)),
    }),
  });
