import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { CertificateCard } from "../certificate/CertificateCard.tsx";
import { Contact } from "../enquiry/Contact.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { Share } from "../share/Share.tsx";
import { Prose } from "../typography/Prose.tsx";
import { HeadlineWords, PublicWords } from "../typography/PublicWords.tsx";
import { seasonAddress } from "./season/season-address.ts";
import { placeAddress, productsAddress } from "./products-address.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import { SeasonHint } from "./ProductCard.tsx";
import { ProductFacts } from "./ProductFacts.tsx";
import { ProductMaker } from "./ProductMaker.tsx";
import { ProductPictures } from "./ProductPictures.tsx";
import { ProductRow } from "./ProductRow.tsx";
import { SeasonStrip } from "./season/SeasonStrip.tsx";
import type { ShownProduct } from "./load-product.ts";

function Season({ months, current }: { readonly months: readonly number[]; readonly current: number }) {
  const t = useText();
  return months.length === 0 ? null : (
    <section className="product-season" aria-label={t(TEXTS.season)}>
      <SeasonStrip
        label={t(TEXTS.season)}
        current={current}
        isOn={(month) => months.includes(month)}
        linkOf={(month) => ({
          href: seasonAddress({ month: String(month) }),
          // Perhaps nothing is harvested in another month.
          ...(months.includes(month) ? {} : { rel: "nofollow" }),
        })}
      />
    </section>
  );
}

/** One product: pictures, origin and season, story, certificate, related products. */
export function ProductView({ data, address }: { readonly data: ShownProduct; readonly address: PageAddress }) {
  const t = useText();
  const { product, around, near, inSeason, current, certificate, maker } = data;
  const { name, summary, description, place: path, months, enterprise } = product;
  return (
    <article className="page column product">
      <PublicPageHead
        kicker={path.map((step) => (
          <a key={step.code} href={placeAddress(step)}>
            {step.name}
          </a>
        ))}
        title={<HeadlineWords of={name} />}
        lead={summary.text ? <PublicWords of={summary} /> : undefined}
      >
        <p className="product-standing meta">
          <SeasonHint of={product} />
          {product.isCertified ? <span className="product-certified">{t(TEXTS.certified)}</span> : null}
          <Share />
        </p>
      </PublicPageHead>
      <ProductPictures of={product} />
      <Season months={months} current={current} />
      <div className="product-body columns">
        <div className="story">
          <Prose of={description} title={name} />
          {certificate ? (
            <div className="product-proof">
              <CertificateCard certificate={certificate} origin={address.origin} level={2} />
            </div>
          ) : null}
        </div>
        <aside className="product-facts">
          <ProductFacts of={product} />
          {enterprise ? <ProductMaker of={enterprise} /> : null}
          {maker ? <Contact enterprise={maker} about={{ product: product.id }} /> : null}
        </aside>
      </div>
      {around ? (
        <ProductRow
          title={t(TEXTS.near)}
          lead={t(TEXTS.nearLead, { place: around.name })}
          all={productsAddress({ division: around.code })}
          of={near}
        />
      ) : null}
      <ProductRow title={t(TEXTS.seasonal)} lead={t(TEXTS.seasonalLead)} all={PUBLIC_PATHS.season} of={inSeason} />
    </article>
  );
}
