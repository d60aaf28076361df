import { noticeAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { noticePublicCalls, type PublicNotice } from "../../modules/notice/notice.ts";
import { oneOrList, portalPage, type PageAddress } from "../page/portal-page.ts";
import { NoticeView } from "./NoticeView.tsx";
import { listsUnder } from "../seo/chosen-lists.ts";
import { NOTICE_TEXTS as TEXTS } from "./notice-texts.ts";
import { NoticesView } from "./NoticesView.tsx";
import { loadNotices, type Notices } from "./load-notices.ts";
import { inLanguage } from "../../contract/text.ts";
import { excerpt } from "../seo/plain-excerpt.ts";
import { breadcrumbs, governmentNotice, itemList } from "../seo/structured-data.ts";
import { isEndless, listDescription, titleOnPage } from "../page/list-title.ts";
import { noticesTitle } from "./notices-title.ts";

function noticesHead(data: Notices, { language, query }: Pick<PageAddress, "language" | "query">) {
  const title = titleOnPage(noticesTitle(data, { query, language }), data.notices.page, language);
  return {
    title,
    description: listDescription(title, inLanguage(TEXTS.lead, language), language),
    structured: [itemList(data.notices.rows.map((each) => ({ name: each.title, path: noticeAddress(each.id) })))],
    canonical: ["kind", "page"],
    isPrivate: isEndless(query, ["kind"], data.notices.total),
  };
}

const noticeHead = (notice: PublicNotice, { language, settings }: Pick<PageAddress, "language" | "settings">) => {
  const path = noticeAddress(notice.id);
  return {
    title: notice.title.text,
    description: [notice.kindName, notice.issuer.text, excerpt(notice.content.text)].filter(Boolean).join(" · "),
    structured: [
      governmentNotice({
        name: notice.title,
        path,
        publishedAt: notice.publishedAt,
        publishedBy: notice.issuer.text || (settings["sys.name"] ?? ""),
      }),
      breadcrumbs([
        { name: inLanguage(TEXTS.title, language), path: PUBLIC_PATHS.notices },
        { name: notice.title, path },
      ]),
    ],
    canonical: ["id"],
    languages: notice.languages,
  };
};

/** §2 "notice detail": all notices, or with `id` one of them. */
export const noticePage = portalPage<Notices | PublicNotice>({
  path: PUBLIC_PATHS.notices,
  isListed: true,
  chosenLists: async (ask) => listsUnder("kind", await ask(noticePublicCalls.kinds, {})),
  feed: {
    name: "notices",
    title: TEXTS.title,
    path: PUBLIC_PATHS.notices,
    async items(ask, size) {
      const found = await ask(noticePublicCalls.list, { size });
      return (found?.rows ?? []).map((row) => ({ ...row, path: PUBLIC_PATHS.notices, summary: row.kindName }));
    },
  },
  reads: oneOrList(["kind", "search", "page"]),
  load: (ask, address) => {
    const id = address.query.get("id");
    return id === null ? loadNotices(ask, address) : ask(noticePublicCalls.one, { id });
  },
  head: (data, address) => ("notices" in data ? noticesHead(data, address) : noticeHead(data, address)),
  View: ({ data, address }) =>
    "notices" in data ? <NoticesView data={data} address={address} /> : <NoticeView notice={data} />,
});
