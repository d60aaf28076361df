import { PAGE_SIZES } from "../page/list-sizes.ts";
import { articleAddress, feedPath, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { articlePublicCalls, type ArticleTeaser } from "../../modules/article/article.ts";
import type { Page } from "../../contract/list-query.ts";
import type { CountedValue } from "../../contract/public/public-list.ts";
import { inLanguage } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { itemList } from "../seo/structured-data.ts";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { Chips } from "../page/Chips.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { isEndless, listDescription, titleOnPage } from "../page/list-title.ts";
import { Pagination } from "../page/Pagination.tsx";
import { isBehindLast, type PageAddress, portalPage } from "../page/portal-page.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import { listsUnder } from "../seo/chosen-lists.ts";
import { newsFeed } from "./news-feed.ts";
import { NEWS_TEXTS as TEXTS } from "./news-texts.ts";

interface News {
  readonly articles: Page<ArticleTeaser>;
  readonly kinds: readonly CountedValue[];
}

/** Name of the kind by which the list is filtered. */
const kindOf = ({ kinds }: News, { query }: Pick<PageAddress, "query">): string | undefined =>
  kinds.find(({ value }) => value === query.get("kind"))?.name;

function NewsList({ data, address }: { readonly data: News; readonly address: PageAddress }) {
  const t = useText();
  const { articles, kinds } = data;
  const kind = kindOf(data, address);
  const isFirst = articles.page === 1;
  return (
    <div className="page column">
      <PublicPageHead
        title={kind ?? t(TEXTS.title)}
        {...(kind ? { kicker: <a href={PUBLIC_PATHS.news}>{t(TEXTS.title)}</a> } : { lead: t(TEXTS.lead) })}
      />
      <Chips
        label={t(TEXTS.kinds)}
        address={address}
        name="kind"
        of={kinds.map(({ value, name }) => ({ value, name }))}
      />
      {articles.rows.length === 0 ? (
        <Empty title={t(TEXTS.none)} text={t(TEXTS.noneText)}>
          {address.query.get("kind") ? (
            <a href={PUBLIC_PATHS.news}>{t(TEXTS.back)}</a>
          ) : (
            <a href={feedPath(address.language, "news", "rss")}>{t(PORTAL_TEXTS.newsFeed)}</a>
          )}
        </Empty>
      ) : (
        <div className="card-list">
          {articles.rows.map((article, index) => (
            <ArticleCard key={article.id} article={article} isLead={isFirst && index === 0} />
          ))}
        </div>
      )}
      {articles.total === 0 ? null : (
        <p className="page-count tabular" data-tone="quiet">
          <CountLabel count={articles.total} one={TEXTS.countOne} many={TEXTS.count} />
        </p>
      )}
      <Pagination of={articles} address={address} />
    </div>
  );
}

/** §2 "agri news list". */
export const newsListPage = portalPage<News>({
  path: PUBLIC_PATHS.news,
  isListed: true,
  chosenLists: async (ask) => listsUnder("kind", await ask(articlePublicCalls.kinds, {})),
  feed: newsFeed,
  reads: () => ["kind", "page"],
  async load(ask, { query }) {
    const asked = { kind: query.get("kind"), page: query.get("page"), size: PAGE_SIZES.articles };
    const [articles, kinds] = await Promise.all([
      ask(articlePublicCalls.list, asked),
      ask(articlePublicCalls.kinds, {}),
    ]);
    if (!articles || !kinds || isBehindLast(articles)) return undefined;
    return { articles, kinds };
  },
  head: (data, { language, query }) => {
    const name = [kindOf(data, { query }), inLanguage(TEXTS.title, language)].filter(Boolean).join(" · ");
    const title = titleOnPage(name, data.articles.page, language);
    return {
      title,
      description: listDescription(title, inLanguage(TEXTS.lead, language), language),
      canonical: ["kind", "page"],
      isPrivate: isEndless(query, ["kind"], data.articles.total),
      structured: [itemList(data.articles.rows.map((each) => ({ name: each.title, path: articleAddress(each.id) })))],
    };
  },
  View: NewsList,
});
