import { articleAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { articlePublicCalls } from "../../modules/article/article.ts";
import { inLanguage } from "../../contract/text.ts";
import { itemList } from "../seo/structured-data.ts";
import { isEndless, listDescription, titleOnPage } from "../page/list-title.ts";
import { portalPage } from "../page/portal-page.ts";
import { listsUnder } from "../seo/chosen-lists.ts";
import { newsFeed } from "./news-feed.ts";
import { NEWS_TEXTS as TEXTS } from "./news-texts.ts";
import { kindOf, loadNewsList, type News } from "./load-news-list.ts";
import { NewsListView } from "./NewsListView.tsx";

/** §2 "agri news list". */
export const newsListPage = portalPage<News>({
  path: PUBLIC_PATHS.news,
  isListed: true,
  chosenLists: async (ask) => listsUnder("kind", await ask(articlePublicCalls.kinds, {})),
  feed: newsFeed,
  reads: () => ["kind", "page"],
  load: loadNewsList,
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
  View: NewsListView,
});
