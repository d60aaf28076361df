import { PAGE_SIZES } from "../page/list-sizes.ts";
import type { Page } from "../../contract/list-query.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { CountedValue } from "../../contract/public/public-list.ts";
import { noticePublicCalls, type NoticeTeaser } from "../../modules/notice/notice.ts";
import { isBehindLast, type PageAddress } from "../page/portal-page.ts";

export interface Notices {
  readonly notices: Page<NoticeTeaser>;
  readonly kinds: readonly CountedValue[];
}

export async function loadNotices(
  ask: CallInProcess,
  { query }: Pick<PageAddress, "query">,
): Promise<Notices | undefined> {
  const asked = {
    kind: query.get("kind"),
    search: query.get("search"),
    page: query.get("page"),
    size: PAGE_SIZES.notices,
  };
  const [notices, kinds] = await Promise.all([ask(noticePublicCalls.list, asked), ask(noticePublicCalls.kinds, {})]);
  return notices && kinds && !isBehindLast(notices) ? { notices, kinds } : undefined;
}
