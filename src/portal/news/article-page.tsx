import { othersOf, sizeForOthers } from "../page/list-sizes.ts";
import { articleAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { ProductTeaser } from "../../modules/product/product.ts";
import { articlePublicCalls, type ArticleTeaser, type PublicArticle } from "../../modules/article/article.ts";
import { inLanguage } from "../../contract/text.ts";
import { formatPublishedDay } from "../../contract/date/published-day.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { excerpt } from "../seo/plain-excerpt.ts";
import { breadcrumbs, newsArticle } from "../seo/structured-data.ts";
import { ProductRow } from "../products/ProductRow.tsx";
import { Share } from "../share/Share.tsx";
import { relatedProducts } from "./related-products.ts";
import { Documents } from "../page/Documents.tsx";
import { Picture } from "../page/Picture.tsx";
import { portalPage } from "../page/portal-page.ts";
import { Prose } from "../typography/Prose.tsx";
import { HeadlineWords, PublicWords } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { ArticleCard } from "./ArticleCard.tsx";
import { newsFeed } from "./news-feed.ts";
import { NEWS_TEXTS as TEXTS } from "./news-texts.ts";

interface Read {
  readonly article: PublicArticle;
  readonly more: readonly ArticleTeaser[];
  readonly products: readonly ProductTeaser[];
}

function Article({ data: { article, more, products } }: { readonly data: Read }) {
  const t = useText();
  const language = useLanguage();
  const { title, summary, content, source, author, cover, kindName, place, publishedAt } = article;
  return (
    <article className="page column">
      <header className="article-head">
        <p className="page-kicker">
          <a href={`${PUBLIC_PATHS.news}?kind=${encodeURIComponent(article.kind)}`}>{kindName}</a>
          <RegionLink code={article.regionPage} name={place} />
        </p>
        <h1>
          <HeadlineWords of={title} />
        </h1>
        {summary.text ? (
          <p className="article-summary" data-tone="quiet">
            <PublicWords of={summary} />
          </p>
        ) : null}
        <p className="article-byline meta">
          <time dateTime={publishedAt}>{formatPublishedDay(publishedAt, language)}</time>
          {source.text ? <span>{t(TEXTS.source, { source: source.text })}</span> : null}
          {author ? <span>{t(TEXTS.author, { author })}</span> : null}
          <Share />
        </p>
      </header>
      {cover === "" ? null : (
        <Picture src={cover} alt="" isTold ratio="16/9" sizes="(width < 1100px) 100vw, 1100px" isFirst />
      )}
      <Prose of={content} title={title} />
      <Documents of={article.documents} />
      <ProductRow title={t(TEXTS.products)} of={products} />
      {more.length === 0 ? null : (
        <aside className="page-section article-more" aria-labelledby="more-news">
          <h2 id="more-news">{t(TEXTS.more)}</h2>
          <div className="card-list">
            {more.map((each) => (
              <ArticleCard key={each.id} article={each} level={3} />
            ))}
          </div>
        </aside>
      )}
    </article>
  );
}

/** Other articles of the kind below an article. */
const MORE = 3;

/** §2 "article detail". */
export const articlePage = portalPage<Read>({
  path: PUBLIC_PATHS.article,
  feed: newsFeed,
  reads: () => ["id"],
  async load(ask, { query }) {
    const article = await ask(articlePublicCalls.one, { id: query.get("id") });
    if (!article) return undefined;
    const [others, products] = await Promise.all([
      ask(articlePublicCalls.list, { kind: article.kind, size: sizeForOthers(MORE) }),
      relatedProducts(ask, article),
    ]);
    return { article, products, more: othersOf(others, article.id, MORE) };
  },
  head({ article }, { language, settings }) {
    const { id, title, summary, content, cover, publishedAt, updatedAt, author, kindName } = article;
    const publishedBy = settings["sys.name"] ?? "";
    const path = articleAddress(id);
    return {
      title: title.text,
      description: summary.text || excerpt(content.text),
      ...(cover ? { picture: cover } : {}),
      canonical: ["id"],
      languages: article.languages,
      structured: [
        newsArticle({
          name: title,
          path,
          description: summary,
          pictures: [cover],
          publishedAt,
          updatedAt,
          author,
          publishedBy,
          section: kindName,
        }),
        breadcrumbs([
          { name: publishedBy, path: PUBLIC_PATHS.home },
          { name: inLanguage(TEXTS.title, language), path: PUBLIC_PATHS.news },
          { name: title, path },
        ]),
      ],
    };
  },
  View: Article,
});
