import { feedPath, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { Chips } from "../page/Chips.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { Pagination } from "../page/Pagination.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { NoticeLine } from "./NoticeLine.tsx";
import { NOTICE_TEXTS as TEXTS } from "./notice-texts.ts";
import { noticesTitle } from "./notices-title.ts";
import type { Notices } from "./load-notices.ts";

/** All notices with their days. */
export function NoticesView({ data, address }: { readonly data: Notices; readonly address: PageAddress }) {
  const { notices, kinds } = data;
  const t = useText();
  const kind = address.query.get("kind") ?? "";
  const isFiltered = kind !== "" || Boolean(address.query.get("search"));
  return (
    <div className="page column">
      <PublicPageHead
        title={noticesTitle(data, address)}
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
