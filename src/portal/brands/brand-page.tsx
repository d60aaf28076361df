import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { oneOrList, portalPage } from "../page/portal-page.ts";
import { brandHead, BrandView, loadBrand, type OneBrand } from "./brand-view.tsx";
import { brandPublicCalls } from "../../modules/brand/brand.ts";
import { listsUnder } from "../seo/chosen-lists.ts";
import { brandsHead, BrandsView, loadBrands, type Brands } from "./brands-view.tsx";

/** §2 "brand enterprises, more": all brands, or with `id` one of them. */
export const brandPage = portalPage<Brands | OneBrand>({
  path: PUBLIC_PATHS.brands,
  isListed: true,
  chosenLists: async (ask) => listsUnder("division", await ask(brandPublicCalls.regions, {})),
  reads: oneOrList(["division", "search", "page"]),
  load: (ask, address) => {
    const id = address.query.get("id");
    return id === null ? loadBrands(ask, address) : loadBrand(ask, id);
  },
  head: (data, address) => ("brand" in data ? brandHead(data, address) : brandsHead(data, address)),
  View: ({ data, address }) =>
    "brand" in data ? <BrandView data={data} /> : <BrandsView data={data} address={address} />,
});
