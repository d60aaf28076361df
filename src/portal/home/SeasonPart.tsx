import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { MONTHS } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Section } from "../page/Section.tsx";
import { ProductCard } from "../products/ProductCard.tsx";
import { SeasonStrip } from "../products/season/SeasonStrip.tsx";
import { seasonAddress } from "../products/season/season-address.ts";
import type { HomeSeason } from "./load-home.ts";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";

export function SeasonPart({ season }: { readonly season: HomeSeason }) {
  const t = useText();
  const { products, isNow, month, months } = season;
  const name = MONTHS.get(String(month));
  const counts = new Map(months.flatMap(({ value, count }) => (count > 0 ? [[Number(value), count] as const] : [])));
  if (products.length === 0) return null;
  return (
    <Section
      title={isNow && name ? t(TEXTS.seasonTitle, { month: t(name) }) : t(TEXTS.productsTitle)}
      lead={t(isNow ? TEXTS.seasonLead : TEXTS.productsLead)}
      all={isNow ? PUBLIC_PATHS.season : PUBLIC_PATHS.products}
    >
      <div className="home-season" data-count={products.length}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            level={3}
            ratio={index === 0 ? "4/3" : "1/1"}
            sizes={index === 0 ? "(width < 860px) 100vw, 560px" : "(width < 860px) 46vw, 270px"}
          />
        ))}
      </div>
      {counts.size === 0 ? null : (
        <SeasonStrip
          label={t(TEXTS.year)}
          current={month}
          isOn={(each) => each === month}
          countOf={(each) => counts.get(each) ?? 0}
          linkOf={(each) => ({
            href: seasonAddress({ month: String(each) }),
            ...(counts.has(each) ? {} : { rel: "nofollow" }),
          })}
        />
      )}
    </Section>
  );
}
