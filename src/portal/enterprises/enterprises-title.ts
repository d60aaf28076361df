import { inLanguage, type Language } from "../../contract/text.ts";
import { listTitle, searchedFor } from "../page/list-title.ts";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import { ENTERPRISE_FILTERS } from "./load-enterprises.ts";

type Named = readonly { readonly value: string; readonly name: string }[];
interface Choices {
  readonly choices: { readonly kinds: Named; readonly levels: Named };
  readonly places: readonly { readonly code: string; readonly name: string }[];
}

/** Title of the filtered list, such as "Certified enterprises from Champasak, organic". */
export function enterprisesTitle({ choices, places }: Choices, query: URLSearchParams, language: Language): string {
  if (!ENTERPRISE_FILTERS.some((name) => query.get(name))) return inLanguage(TEXTS.everything, language);
  const nameIn = (of: Named, filter: string) => of.find(({ value }) => value === query.get(filter))?.name;
  return listTitle(
    {
      what: inLanguage(query.get("valid") === "any" ? TEXTS.enterprises : TEXTS.title, language),
      where: places.find(({ code }) => code === query.get("division"))?.name,
      more: [nameIn(choices.kinds, "kind"), nameIn(choices.levels, "level"), searchedFor(query, language)],
    },
    language,
  );
}
