import { PAGE_SIZES } from "../page/list-sizes.ts";
import type { Page } from "../../contract/list-query.ts";
import type { Ask } from "../../contract/page-render.ts";
import { feedPath, noticeAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { CountedValue } from "../../contract/public/public-list.ts";
import { inLanguage } from "../../contract/text.ts";
import { noticePublicCalls, type NoticeTeaser } from "../../modules/notice/notice.ts";
import { useText } from "../../web/i18n/language.tsx";
import { itemList } from "../seo/structured-data.ts";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { Chips } from "../page/Chips.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { isEndless, listDescription, listTitle, searchedFor, titleOnPage } from "../page/list-title.ts";
import { Pagination } from "../page/Pagination.tsx";
import { isBehindLast, type PageAddress } from "../page/portal-page.ts";
import { NoticeLine } from "./NoticeLine.tsx";
import { NOTICE_TEXTS as TEXTS } from "./notice-texts.ts";

export interface Notices {
  readonly notices: Page<NoticeTeaser>;
  readonly kinds: readonly CountedValue[];
}

export async function loadNotices(ask: Ask, { query }: Pick<PageAddress, "query">): Promise<Notices | undefined> {
  const asked = {
    kind: query.get("kind"),
    search: query.get("search"),
    page: query.get("page"),
    size: PAGE_SIZES.notices,
  };
  const [notices, kinds] = await Promise.all([ask(noticePublicCalls.list, asked), ask(noticePublicCalls.kinds, {})]);
  return notices && kinds && !isBehindLast(notices) ? { notices, kinds } : undefined;
}

/** Title of the list with the kind and words by which it is filtered. */
function titleOf({ kinds }: Notices, { query, language }: Pick<PageAddress, "query" | "language">): string {
  const kind = kinds.find(({ value }) => value === query.get("kind"))?.name;
  return listTitle({ what: kind ?? inLanguage(TEXTS.title, language), more: [searchedFor(query, language)] }, language);
}

export function noticesHead(data: Notices, { language, query }: Pick<PageAddress, "language" | "query">) {
  const title = titleOnPage(titleOf(data, { query, language }), data.notices.page, language);
  return {
    title,
    description: listDescription(title, inLanguage(TEXTS.lead, language), language),
    structured: [itemList(data.notices.rows.map((each) => ({ name: each.title, path: noticeAddress(each.id) })))],
    canonical: ["kind", "page"],
    isPrivate: isEndless(query, ["kind"], data.notices.total),
  };
}

/** All notices with their days. */
export function NoticesView({ data, address }: { readonly data: Notices; readonly address: PageAddress }) {
  const { notices, kinds } = data;
  const t = useText();
  const kind = address.query.get("kind") ?? "";
  const isFiltered = kind !== "" || Boolean(address.query.get("search"));
  return (
    <div className="page column">
      <PublicPageHead
        title={titleOf(data, address)}
        {...(isFiltered ? { kicker: <a href={PUBLIC_PATHS.notices}>{t(TEXTS.title)}</a> } : { lead: t(TEXTS.lead) })}
      />
      {kinds.length < 2 && kind === "" ? null : (
        <Chips label={t(TEXTS.kinds)} address={address} name="kind" of={kinds} />
      )}
      {notices.rows.length === 0 ? (
        <Empty title={t(TEXTS.none)} text={t(isFiltered ? TEXTS.noneKind : TEXTS.noneText)}>
          {isFiltered ? (
            <a href={PUBLIC_PATHS.notices}>{t(TEXTS.back)}</a>
          ) : (
            <a href={feedPath(address.language, "notices", "rss")}>{t(PORTAL_TEXTS.noticesFeed)}</a>
          )}
        </Empty>
      ) : (
        <ol className="notice-list">
          {notices.rows.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </ol>
      )}
      {notices.total === 0 ? null : (
        <p className="page-count tabular" data-tone="quiet">
          <CountLabel count={notices.total} one={TEXTS.countOne} many={TEXTS.count} />
        </p>
      )}
      <Pagination of={notices} address={address} />
    </div>
  );
}
