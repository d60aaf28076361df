import type { Ask } from "../../contract/public/page-render.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { articlePublic } from "../../modules/article/article.ts";
import { brandPublic } from "../../modules/brand/brand.ts";
import { certificatePublic } from "../../modules/certificate/certificate.ts";
import { enterprisePublic } from "../../modules/enterprise/enterprise.ts";
import { noticePublic } from "../../modules/notice/notice.ts";
import { productPublic } from "../../modules/product/product.ts";

/** A list under one condition. */
export interface ChosenList {
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

interface Choice {
  readonly value?: string;
  readonly code?: string;
  readonly count: number;
}

const under = (path: string, name: string, choices: readonly Choice[] | undefined): readonly ChosenList[] =>
  (choices ?? []).flatMap(({ value, code, count }) => (count > 0 ? [{ path, name, value: value ?? code ?? "" }] : []));

/** Every list that stands under one condition and holds something; those under several are nobody's to find (docs/decisions/024). */
export async function chosenLists(ask: Ask): Promise<readonly ChosenList[]> {
  const { products, enterprises, brands, news, notices } = PUBLIC_PATHS;
  const [places, categories, year, certified, now, kinds, regions, homes, articles, announced] = await Promise.all([
    ask(productPublic.places, {}),
    ask(productPublic.categories, {}),
    ask(productPublic.months, {}),
    ask(productPublic.list, { certified: "1", size: "1" }),
    ask(productPublic.list, { month: "now", size: "1" }),
    ask(certificatePublic.choices, {}),
    ask(enterprisePublic.places, { certified: "1" }),
    ask(brandPublic.regions, {}),
    ask(articlePublic.kinds, {}),
    ask(noticePublic.kinds, {}),
  ]);
  return [
    ...under(products, "division", places),
    ...under(products, "category", categories),
    ...under(products, "month", [...(year?.months ?? []), { value: "now", count: now?.total ?? 0 }]),
    ...under(products, "certified", [{ value: "1", count: certified?.total ?? 0 }]),
    ...under(enterprises, "kind", kinds?.kinds),
    ...under(enterprises, "division", regions),
    ...under(brands, "division", homes),
    ...under(news, "kind", articles),
    ...under(notices, "kind", announced),
  ];
}
