import type { ListedRegion } from "../../modules/region/region.ts";
import { CountLabel } from "../page/CountLabel.tsx";
import { REGION_TEXTS as TEXTS } from "./region-texts.ts";

/** Numbers of published records of a region; kinds without any are left out. */
export const RegionCounts = ({ of }: { readonly of: ListedRegion }) => (
  <>
    {of.products > 0 ? (
      <span>
        <CountLabel count={of.products} one={TEXTS.productCountOne} many={TEXTS.productCount} />
      </span>
    ) : null}
    {of.enterprises > 0 ? (
      <span>
        <CountLabel count={of.enterprises} one={TEXTS.enterpriseCountOne} many={TEXTS.enterpriseCount} />
      </span>
    ) : null}
    {of.brands > 0 ? (
      <span>
        <CountLabel count={of.brands} one={TEXTS.brandCountOne} many={TEXTS.brandCount} />
      </span>
    ) : null}
    {of.articles > 0 ? (
      <span>
        <CountLabel count={of.articles} one={TEXTS.articleCountOne} many={TEXTS.articleCount} />
      </span>
    ) : null}
  </>
);
