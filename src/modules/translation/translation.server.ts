import type { Reply } from "../../contract/endpoint.ts";
import type { Language } from "../../contract/text.ts";
import { freshCache } from "../../server/database/fresh-cache.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { translation } from "./translation.ts";

interface TranslationTables {
  readonly translation: { readonly text_id: string; readonly language: Language; readonly words: string };
}
type Translations = Reply<typeof translation.all>;

/** Announced with every changed translation. */
export const TRANSLATION_CHANGED = "translation.changed";

const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]); // IN-14, at every dot segment
const isTextId = (id: string): boolean =>
  /^[A-Za-z][\w-]*(\.[\w-]+)*$/.test(id) && !id.split(".").some((part) => FORBIDDEN.has(part));

export const translationRoutes = (services: Services): Route[] => {
  const cache = freshCache<Translations>({ max: 1, ttlMs: 1_000 }, () => load(services));
  services.changes.on(TRANSLATION_CHANGED, () => cache.drop());
  return routes(translation, { all: async () => (await cache.get("all")) as Translations });
};

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
