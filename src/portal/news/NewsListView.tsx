import { feedPath, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { Chips } from "../page/Chips.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { Pagination } from "../page/Pagination.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import { NEWS_TEXTS as TEXTS } from "./news-texts.ts";
import { kindOf, type News } from "./load-news-list.ts";

export function NewsListView({ data, address }: { readonly data: News; readonly address: PageAddress }) {
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
