import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { articlePublicCalls } from "../../modules/article/article.ts";
import type { Feed } from "../page/portal-page.ts";
import { NEWS_TEXTS as TEXTS } from "./news-texts.ts";

export const newsFeed: Feed = {
  name: "news",
  title: TEXTS.title,
  path: PUBLIC_PATHS.news,
  async items(ask, size) {
    const found = await ask(articlePublicCalls.list, { size });
    return (found?.rows ?? []).map((row) => ({ ...row, path: PUBLIC_PATHS.article, summary: row.summary.text }));
  },
};
