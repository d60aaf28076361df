import type { ProductTeaser } from "../../modules/product/product.ts";
import { articlePublicCalls, type ArticleTeaser, type PublicArticle } from "../../modules/article/article.ts";
import { othersOf, sizeForOthers } from "../page/list-sizes.ts";
import { relatedProducts } from "./related-products.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { PageAddress } from "../page/portal-page.ts";

export interface ReadArticle {
  readonly article: PublicArticle;
  readonly more: readonly ArticleTeaser[];
  readonly products: readonly ProductTeaser[];
}

/** Other articles of the kind below an article. */
const MORE = 3;

export async function loadArticle(
  ask: CallInProcess,
  { query }: Pick<PageAddress, "query">,
): Promise<ReadArticle | undefined> {
  const article = await ask(articlePublicCalls.one, { id: query.get("id") });
  if (!article) return undefined;
  const [others, products] = await Promise.all([
    ask(articlePublicCalls.list, { kind: article.kind, size: sizeForOthers(MORE) }),
    relatedProducts(ask, article),
  ]);
  return { article, products, more: othersOf(others, article.id, MORE) };
}
