import { articleAddress, PUBLIC_PATHS } from "../../contract/public-addresses.ts";
import { articlePublic, type ArticleTeaser } from "../../modules/article/article.ts";
import type { Page } from "../../contract/list-query.ts";
import type { CountedValue } from "../../contract/public-page.ts";
import { inLanguage } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { itemList } from "../for-machines/structured-data.ts";
import { Chips } from "../page/Chips.tsx";
import { HowMany } from "../page/HowMany.tsx";
import { Empty } from "../page/Empty.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { PAGE_TEXTS } from "../page/page-texts.ts";
import { PageTurner } from "../page/PageTurner.tsx";
import { addressWith, isBehindLast, type Place, portalPage } from "../page/portal-page.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import { NEWS_TEXTS as TEXTS } from "./news-texts.ts";

interface News {
  readonly articles: Page<ArticleTeaser>;
  readonly kinds: readonly CountedValue[];
}

function NewsList({ data, place }: { readonly data: News; readonly place: Place }) {
  const t = useText();
  const { articles, kinds } = data;
  const isFirst = articles.page === 1;
  return (
    <div className="page">
      <PageHead title={t(TEXTS.title)} lead={t(TEXTS.lead)} />
      <Chips
        label={t(TEXTS.kinds)}
        of={[{ value: "", name: t(PAGE_TEXTS.all) }, ...kinds].map(({ value, name }) => ({
          href: addressWith(place, { kind: value }),
          name,
          isChosen: value === (place.query.get("kind") ?? ""),
        }))}
      />
      {articles.rows.length === 0 ? (
        <Empty title={t(TEXTS.none)} text={t(TEXTS.noneText)} />
      ) : (
        <div className="card-list">
          {articles.rows.map((article, index) => (
            <ArticleCard key={article.id} article={article} isLead={isFirst && index === 0} />
          ))}
        </div>
      )}
      <p className="page-count">
        <HowMany count={articles.total} one={TEXTS.countOne} many={TEXTS.count} />
      </p>
      <PageTurner of={articles} place={place} />
    </div>
  );
}

/** §2 "agri news list". */
export const newsListPage = portalPage<News>({
  path: PUBLIC_PATHS.news,
  async load(ask, { query }) {
    const asked = { kind: query.get("kind"), page: query.get("page"), size: "13" };
    const [articles, kinds] = await Promise.all([ask(articlePublic.list, asked), ask(articlePublic.kinds, {})]);
    if (!articles || !kinds || isBehindLast(articles)) return undefined;
    return { articles, kinds };
  },
  head: ({ articles }, { language }) => ({
    title: inLanguage(TEXTS.title, language),
    description: inLanguage(TEXTS.lead, language),
    canonical: ["kind", "page"],
    feed: "news",
    structured: [itemList(articles.rows.map(({ id, title }) => ({ name: title, path: articleAddress(id) })))],
  }),
  View: NewsList,
});
