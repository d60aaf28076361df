import { enterpriseAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { itemList } from "../seo/structured-data.ts";
import { portalPage } from "../page/portal-page.ts";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import { loadShowcase, type Showcase } from "./load-showcase.ts";
import { ShowcaseView } from "./ShowcaseView.tsx";

/** §2 "certified enterprises". */
export const showcasePage = portalPage<Showcase>({
  path: PUBLIC_PATHS.showcase,
  isListed: true,
  load: (ask) => loadShowcase(ask),
  head: ({ enterprises }, { language }) => ({
    title: inLanguage(TEXTS.title, language),
    description: inLanguage(TEXTS.lead, language),
    ...(enterprises[0]?.picture ? { picture: enterprises[0].picture } : {}),
    canonical: [],
    structured: [itemList(enterprises.map(({ id, name }) => ({ name, path: enterpriseAddress(id) })))],
  }),
  View: ShowcaseView,
});
