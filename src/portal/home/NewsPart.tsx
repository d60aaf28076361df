import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { ArticleTeaser } from "../../modules/article/article.ts";
import type { NoticeTeaser } from "../../modules/notice/notice.ts";
import { useText } from "../../web/i18n/language.tsx";
import { ArticleCard } from "../news/ArticleCard.tsx";
import { NoticeLine } from "../notices/NoticeLine.tsx";
import { Section } from "../page/Section.tsx";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";

interface NewsPartProps {
  readonly news: readonly ArticleTeaser[];
  readonly notices: readonly NoticeTeaser[];
}

/** News beside notices. */
export function NewsPart({ news, notices }: NewsPartProps) {
  const t = useText();
  if (news.length + notices.length === 0) return null;
  return (
    <div className="home-news columns" data-both={(news.length > 0 && notices.length > 0) || undefined}>
      {news.length === 0 ? null : (
        <Section title={t(TEXTS.newsTitle)} all={PUBLIC_PATHS.news}>
          <div className="home-articles">
            {news.map((article) => (
              <ArticleCard key={article.id} article={article} level={3} />
            ))}
          </div>
        </Section>
      )}
      {notices.length === 0 ? null : (
        <Section title={t(TEXTS.noticesTitle)} all={PUBLIC_PATHS.notices}>
          <ol className="notice-list">
            {notices.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} level={3} />
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}
