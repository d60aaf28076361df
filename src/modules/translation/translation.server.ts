import type { Reply } from "../../contract/endpoint.ts";
import { setOverrides } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { freshCache } from "../../server/database/changes/fresh-cache.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { translationAdminRoutes } from "./translation-admin.server.ts";
import { translation } from "./translation.ts";
import { TRANSLATION_CHANGED, type TranslationTables } from "./overrides.server.ts";

export { countTexts } from "./translation-admin.server.ts";

export { TRANSLATION_CHANGED, translationsVersion } from "./overrides.server.ts";

type Translations = Reply<typeof translation.all>;

const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]); // IN-14, in every segment
const isTextId = (id: string): boolean =>
  /^[A-Za-z][\w-]*(\.[\w-]+)*$/.test(id) && !id.split(".").some((part) => FORBIDDEN.has(part));

export const translationRoutes = (services: Services, modules: readonly Module[]): Route[] => {
  const all = writtenWords(services);
  const speak = () =>
    load(services).then(setOverrides, (error: unknown) => services.log.warn({ err: error }, "translations"));
  services.changes.on(TRANSLATION_CHANGED, () => void speak());
  void speak();
  return [...routes(translation, { all }), ...translationAdminRoutes({ ...services, modules })];
};

/** All overrides, cached until one changes. */
export function writtenWords(services: Pick<Services, "changes" | "database">): () => Promise<Translations> {
  const cache = freshCache<Translations>({ max: 1, ttlMs: 1_000 }, () => load(services));
  services.changes.on(TRANSLATION_CHANGED, () => cache.drop());
  return async () => (await cache.get("all")) as Translations;
}

async function load({ database }: Pick<Services, "database">): Promise<Translations> {
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
