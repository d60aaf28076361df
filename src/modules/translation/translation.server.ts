import type { Reply } from "../../contract/endpoint.ts";
import { LANGUAGES, overrideWords, type Language, type TextOverrides } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { freshCache } from "../../server/database/fresh-cache.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { translationAdminRoutes } from "./translation-admin.server.ts";
import { translation } from "./translation.ts";
import { TRANSLATION_CHANGED, type TranslationTables } from "./written-texts.server.ts";

export { TRANSLATION_CHANGED } from "./written-texts.server.ts";

type Translations = Reply<typeof translation.all>;

const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]); // IN-14, at every dot segment
const isTextId = (id: string): boolean =>
  /^[A-Za-z][\w-]*(\.[\w-]+)*$/.test(id) && !id.split(".").some((part) => FORBIDDEN.has(part));

export const translationRoutes = (services: Services, modules: readonly Module[]): Route[] => {
  const cache = freshCache<Translations>({ max: 1, ttlMs: 1_000 }, () => load(services));
  const speak = () => speakWith(services).catch((error: unknown) => services.log.warn({ err: error }, "translations"));
  services.changes.on(TRANSLATION_CHANGED, () => {
    cache.drop();
    void speak();
  });
  void speak();
  return [
    ...routes(translation, { all: async () => (await cache.get("all")) as Translations }),
    ...translationAdminRoutes({ ...services, modules }),
  ];
};

/** From now on the server's own messages are said in the words that were written for them. */
async function speakWith(services: Services): Promise<void> {
  const all = await load(services);
  const spoken = new Map<Language, TextOverrides>(
    LANGUAGES.map((language) => [language, new Map(Object.entries(all[language]))]),
  );
  overrideWords((language) => spoken.get(language));
}

async function load({ database }: Services): Promise<Translations> {
  const found: Translations = { zh: {}, lo: {}, en: {} };
  const rows = await database
    .as<TranslationTables>()
    .selectFrom("translation")
    .select(["text_id", "language", "words"])
    .orderBy("text_id")
    .execute();
  for (const { text_id, language, words } of rows) if (isTextId(text_id)) found[language][text_id] = words;
  return found;
}
