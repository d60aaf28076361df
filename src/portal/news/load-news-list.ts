import { articlePublicCalls, type ArticleTeaser } from "../../modules/article/article.ts";
import type { Page } from "../../contract/list-query.ts";
import type { CountedValue } from "../../contract/public/public-list.ts";
import { PAGE_SIZES } from "../page/list-sizes.ts";
import { isBehindLast, type PageAddress } from "../page/portal-page.ts";
import type { CallInProcess } from "../../contract/page-render.ts";

export interface News {
  readonly articles: Page<ArticleTeaser>;
  readonly kinds: readonly CountedValue[];
}

export async function loadNewsList(
  ask: CallInProcess,
  { query }: Pick<PageAddress, "query">,
): Promise<News | undefined> {
  const asked = { kind: query.get("kind"), page: query.get("page"), size: PAGE_SIZES.articles };
  const [articles, kinds] = await Promise.all([ask(articlePublicCalls.list, asked), ask(articlePublicCalls.kinds, {})]);
  if (!articles || !kinds || isBehindLast(articles)) return undefined;
  return { articles, kinds };
}

/** Name of the kind by which the list is filtered. */
export const kindOf = ({ kinds }: News, { query }: Pick<PageAddress, "query">): string | undefined =>
  kinds.find(({ value }) => value === query.get("kind"))?.name;
