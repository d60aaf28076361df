import { productAddress, PUBLIC_PATHS, regionAddress } from "../../contract/public/public-addresses.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { placeName } from "../../fields/reference/place-name.ts";
import { regionPublicCalls, type ListedRegion } from "../../modules/region/region.ts";
import { portalPage, type DocumentHead } from "../page/portal-page.ts";
import { excerpt } from "../seo/plain-excerpt.ts";
import { listsUnder } from "../seo/chosen-lists.ts";
import { administrativeArea, breadcrumbs, itemList } from "../seo/structured-data.ts";
import { loadRegion, type ShownRegion } from "./load-region.ts";
import { RegionsView } from "./RegionsView.tsx";
import { RegionView } from "./RegionView.tsx";
import { REGION_TEXTS as TEXTS } from "./region-texts.ts";

type Data = { readonly one: ShownRegion } | { readonly all: readonly ListedRegion[] };

function headOfOne({ region, products, certified }: ShownRegion, language: Language): DocumentHead {
  const { code, name, above, profile } = region;
  const [country, ...provinces] = above;
  const path = regionAddress(code);
  const place = placeName([...above, region].map((each) => each.name));
  const description =
    profile?.summary.text ||
    excerpt(profile?.introduction.text ?? "") ||
    inLanguage(TEXTS.describedAs, language, { place });
  const picture = profile?.picture || products.rows[0]?.picture || certified[0]?.picture;
  return {
    title: inLanguage(TEXTS.titleOf, language, { place }),
    description,
    ...(picture ? { picture } : {}),
    canonical: ["division"],
    structured: [
      administrativeArea({
        name,
        path,
        description,
        pictures: [profile?.picture ?? ""],
        within: provinces.at(-1)?.name ?? country?.name ?? "",
      }),
      itemList(products.rows.map((each) => ({ name: each.name, path: productAddress(each.id) }))),
      breadcrumbs([
        { name: inLanguage(TEXTS.title, language), path: PUBLIC_PATHS.regions },
        ...provinces.map((each) => ({ name: each.name, path: regionAddress(each.code) })),
        { name, path },
      ]),
    ],
  };
}

/** The regions, or with `division` (a code) one of them; one without any content does not exist. */
export const regionsPage = portalPage<Data>({
  path: PUBLIC_PATHS.regions,
  isListed: true,
  chosenLists: async (ask) =>
    listsUnder(
      "division",
      (await ask(regionPublicCalls.list, {}))?.map(({ code }) => ({ code, count: 1 })),
    ),
  reads: () => ["division"],
  async load(ask, { query }) {
    const division = query.get("division");
    if (division) {
      const one = await loadRegion(ask, division);
      return one && { one };
    }
    const all = await ask(regionPublicCalls.list, {});
    return all && { all };
  },
  head: (data, { language }) =>
    "one" in data
      ? headOfOne(data.one, language)
      : {
          title: inLanguage(TEXTS.title, language),
          description: inLanguage(TEXTS.lead, language),
          canonical: [],
          structured: [itemList(data.all.map(({ code, name }) => ({ name, path: regionAddress(code) })))],
        },
  View: ({ data }) => ("one" in data ? <RegionView data={data.one} /> : <RegionsView regions={data.all} />),
});
