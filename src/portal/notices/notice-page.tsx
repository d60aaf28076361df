import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { noticePublicCalls, type PublicNotice } from "../../modules/notice/notice.ts";
import { oneOrList, portalPage } from "../page/portal-page.ts";
import { noticeHead, NoticeView } from "./notice-view.tsx";
import { listsUnder } from "../seo/chosen-lists.ts";
import { NOTICE_TEXTS as TEXTS } from "./notice-texts.ts";
import { loadNotices, noticesHead, NoticesView, type Notices } from "./notices-view.tsx";

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
