import { articleAddress } from "../../contract/public/public-addresses.ts";
import type { ArticleTeaser } from "../../modules/article/article.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { Card } from "../page/Card.tsx";
import { PAGE_TEXTS } from "../page/page-texts.ts";
import { formatPublishedDay } from "../../contract/date/published-day.ts";
import { RegionLink } from "../page/RegionLink.tsx";

interface ArticleCardProps {
  readonly article: ArticleTeaser;
  /** First card of a page, shown large; its picture is loaded first. */
  readonly isLead?: boolean;
  readonly level?: 2 | 3;
}

/** An article in a list: kind, region, date, title. */
export function ArticleCard({ article, isLead = false, level = 2 }: ArticleCardProps) {
  const language = useLanguage();
  const t = useText();
  const { id, cover, title, summary, kindName, place, regionPage, publishedAt, isPinned } = article;
  return (
    <Card
      href={articleAddress(id)}
      title={title}
      picture={cover}
      text={summary}
      isLead={isLead}
      level={level}
      kicker={
        <>
          {isPinned ? <strong>{t(PAGE_TEXTS.pinned)}</strong> : null}
          <span>{kindName}</span>
          <RegionLink code={regionPage} name={place} />
        </>
      }
      foot={<time dateTime={publishedAt}>{formatPublishedDay(publishedAt, language)}</time>}
    />
  );
}
