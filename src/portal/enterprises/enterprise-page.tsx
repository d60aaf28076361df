import { othersOf, PART_SIZES, sizeForOthers } from "../page/list-sizes.ts";
import type { Ask } from "../../contract/page-render.ts";
import { enterpriseAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { brandPublicCalls } from "../../modules/brand/brand.ts";
import { certificatePublicCalls } from "../../modules/certificate/certificate.ts";
import { enterprisePublicCalls } from "../../modules/enterprise/enterprise.ts";
import { productPublicCalls } from "../../modules/product/product.ts";
import { excerpt } from "../seo/plain-excerpt.ts";
import { breadcrumbs, itemList, organization } from "../seo/structured-data.ts";
import { isBehindLast, oneOrList, type DocumentHead, type PageAddress, portalPage } from "../page/portal-page.ts";
import { isEndless, listDescription, titleOnPage } from "../page/list-title.ts";
import { EnterpriseList, type Enterprises } from "./EnterpriseList.tsx";
import { enterprisesTitle, FILTERS } from "./enterprises-title.ts";
import { EnterpriseView, type Shown } from "./EnterpriseView.tsx";
import { listsUnder } from "../seo/chosen-lists.ts";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";

type Data = { readonly one: Shown } | { readonly all: Enterprises };

/** Other enterprises of the region. */
const NEIGHBOURS = 3;

async function loadOne(ask: Ask, id: string): Promise<Data | undefined> {
  const enterprise = await ask(enterprisePublicCalls.one, { id });
  if (!enterprise) return undefined;
  const [certificates, products, brands, near] = await Promise.all([
    ask(certificatePublicCalls.list, { enterprise: id }),
    ask(productPublicCalls.list, { enterprise: id, size: PART_SIZES.enterprise.products }),
    ask(brandPublicCalls.list, { enterprise: id, size: PART_SIZES.enterprise.brands }),
    enterprise.region.code
      ? ask(enterprisePublicCalls.list, { division: enterprise.region.code, size: sizeForOthers(NEIGHBOURS) })
      : undefined,
  ]);
  return {
    one: {
      enterprise,
      certificates: certificates ?? [],
      products: products?.rows ?? [],
      brands: brands?.rows ?? [],
      neighbours: othersOf(near, id, NEIGHBOURS),
    },
  };
}

async function loadAll(ask: Ask, query: URLSearchParams): Promise<Data | undefined> {
  const certified = query.get("valid") === "any" ? "" : "1";
  const asked = Object.fromEntries(
    ["kind", "level", "division", "search", "page"].map((name) => [name, query.get(name)]),
  );
  const [found, choices, places] = await Promise.all([
    ask(enterprisePublicCalls.list, { ...asked, certified }),
    ask(certificatePublicCalls.choices, {}),
    ask(enterprisePublicCalls.places, { certified }),
  ]);
  if (!found || !choices || !places || isBehindLast(found)) return undefined;
  return { all: { found, choices, places } };
}

function headOf(data: Data, { language, query }: PageAddress): DocumentHead {
  const showcase = { name: inLanguage(TEXTS.title, language), path: PUBLIC_PATHS.showcase };
  if ("all" in data) {
    const title = titleOnPage(enterprisesTitle(data.all, query, language), data.all.found.page, language);
    return {
      title,
      description: listDescription(title, inLanguage(TEXTS.listLead, language), language),
      canonical: ["kind", "level", "division", "valid", "page"],
      isPrivate: isEndless(query, FILTERS, data.all.found.total),
      structured: [
        itemList(data.all.found.rows.map(({ id, name }) => ({ name, path: enterpriseAddress(id) }))),
        breadcrumbs([showcase, { name: inLanguage(TEXTS.everything, language), path: PUBLIC_PATHS.enterprises }]),
      ],
    };
  }
  const { id, name, summary, introduction, typeName, place, country, address, pictures, logo, foundedOn } =
    data.one.enterprise;
  const picture = pictures[0] ?? logo;
  return {
    title: name.text,
    description: summary.text || excerpt(introduction.text) || [name.text, typeName, place].filter(Boolean).join(" · "),
    ...(picture ? { picture } : {}),
    canonical: ["id"],
    languages: data.one.enterprise.languages,
    structured: [
      organization({
        name,
        path: enterpriseAddress(id),
        description: summary,
        pictures,
        place,
        country: country.code,
        address: address.text,
        logo,
        foundedIn: foundedOn,
      }),
      breadcrumbs([showcase, { name, path: enterpriseAddress(id) }]),
    ],
  };
}

/** §2 "certified enterprises, more": all enterprises, or with `id` one of them. */
export const enterprisePage = portalPage<Data>({
  path: PUBLIC_PATHS.enterprises,
  isListed: true,
  async chosenLists(ask) {
    const [choices, places] = await Promise.all([
      ask(certificatePublicCalls.choices, {}),
      ask(enterprisePublicCalls.places, { certified: "1" }),
    ]);
    return [...listsUnder("kind", choices?.kinds), ...listsUnder("division", places)];
  },
  reads: oneOrList(["kind", "level", "division", "valid", "search", "page"]),
  load: (ask, { query }) => {
    const id = query.get("id");
    return id === null ? loadAll(ask, query) : loadOne(ask, id);
  },
  head: headOf,
  View: ({ data, address }) =>
    "one" in data ? (
      <EnterpriseView data={data.one} address={address} />
    ) : (
      <EnterpriseList data={data.all} address={address} />
    ),
});
