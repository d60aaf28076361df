import { articleAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { excerpt } from "../seo/plain-excerpt.ts";
import { breadcrumbs, newsArticle } from "../seo/structured-data.ts";
import { portalPage } from "../page/portal-page.ts";
import { newsFeed } from "./news-feed.ts";
import { NEWS_TEXTS as TEXTS } from "./news-texts.ts";
import { loadArticle, type ReadArticle } from "./load-article.ts";
import { ArticleView } from "./ArticleView.tsx";

/** §2 "article detail". */
export const articlePage = portalPage<ReadArticle>({
  path: PUBLIC_PATHS.article,
  feed: newsFeed,
  reads: () => ["id"],
  load: loadArticle,
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
  View: ArticleView,
});
