import { enterpriseAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { certificatePublicCalls } from "../../modules/certificate/certificate.ts";
import { enterprisePublicCalls } from "../../modules/enterprise/enterprise.ts";
import { excerpt } from "../seo/plain-excerpt.ts";
import { breadcrumbs, itemList, organization } from "../seo/structured-data.ts";
import { oneOrList, type DocumentHead, type PageAddress, portalPage } from "../page/portal-page.ts";
import { isEndless, listDescription, titleOnPage } from "../page/list-title.ts";
import { EnterprisesView } from "./EnterprisesView.tsx";
import { enterprisesTitle } from "./enterprises-title.ts";
import { EnterpriseView } from "./EnterpriseView.tsx";
import { listsUnder } from "../seo/chosen-lists.ts";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import { loadEnterprise, type ShownEnterprise } from "./load-enterprise.ts";
import { ENTERPRISE_FILTERS, loadEnterprises, type Enterprises } from "./load-enterprises.ts";

type Data = { readonly one: ShownEnterprise } | { readonly all: Enterprises };

function headOf(data: Data, { language, query }: PageAddress): DocumentHead {
  const showcase = { name: inLanguage(TEXTS.title, language), path: PUBLIC_PATHS.showcase };
  if ("all" in data) {
    const title = titleOnPage(enterprisesTitle(data.all, query, language), data.all.found.page, language);
    return {
      title,
      description: listDescription(title, inLanguage(TEXTS.listLead, language), language),
      canonical: [...ENTERPRISE_FILTERS.filter((name) => name !== "search"), "page"],
      isPrivate: isEndless(query, ENTERPRISE_FILTERS, data.all.found.total),
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
  reads: oneOrList([...ENTERPRISE_FILTERS, "page"]),
  async load(ask, { query }) {
    const id = query.get("id");
    if (id !== null) {
      const one = await loadEnterprise(ask, id);
      return one && { one };
    }
    const all = await loadEnterprises(ask, query);
    return all && { all };
  },
  head: headOf,
  View: ({ data, address }) =>
    "one" in data ? (
      <EnterpriseView data={data.one} address={address} />
    ) : (
      <EnterprisesView data={data.all} address={address} />
    ),
});
