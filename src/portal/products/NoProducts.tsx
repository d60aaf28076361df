import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { Empty } from "../page/Empty.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { linkWith } from "../page/indexing.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import type { Products } from "./load-products.ts";
import { filterName } from "./products-title.ts";

/**
 * Shown when nothing matches: links that remove one filter each, with the number of products they lead to, highest
 * first.
 */
export function NoProducts({ data, address }: { readonly data: Products; readonly address: PageAddress }) {
  const t = useText();
  const language = useLanguage();
  const { without, asked } = data;
  if (Object.keys(asked).length === 0)
    return (
      <Empty title={t(TEXTS.nothingYet)} text={t(TEXTS.nothingYetText)}>
        <a href={PUBLIC_PATHS.settleIn}>{t(TEXTS.settleIn)}</a>
      </Empty>
    );
  return (
    <Empty title={t(TEXTS.none)} text={t(without.length > 0 ? TEXTS.noneText : TEXTS.noneAtAll)}>
      <ul className="products-without">
        {without.map(({ filter, count }) => (
          <li key={filter}>
            <a {...linkWith(address, { [filter]: "" })}>
              {t(TEXTS.without, { name: filterName(data, filter, language) ?? "" })}
            </a>{" "}
            <small>
              <CountLabel count={count} one={TEXTS.countOne} many={TEXTS.count} />
            </small>
          </li>
        ))}
        <li>
          <a href={PUBLIC_PATHS.products}>{t(TEXTS.everything)}</a>
        </li>
      </ul>
    </Empty>
  );
}
