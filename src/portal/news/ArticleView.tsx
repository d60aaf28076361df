import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { formatPublishedDay } from "../../contract/date/published-day.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { ProductRow } from "../products/ProductRow.tsx";
import { Share } from "../share/Share.tsx";
import { Documents } from "../page/Documents.tsx";
import { Picture } from "../picture/Picture.tsx";
import { Prose } from "../typography/Prose.tsx";
import { HeadlineWords, PublicWords } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { ArticleCard } from "./ArticleCard.tsx";
import { NEWS_TEXTS as TEXTS } from "./news-texts.ts";
import type { ReadArticle } from "./load-article.ts";

export function ArticleView({ data: { article, more, products } }: { readonly data: ReadArticle }) {
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
