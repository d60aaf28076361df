import { noticeAddress } from "../../contract/public/public-addresses.ts";
import type { NoticeTeaser } from "../../modules/notice/notice.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { PAGE_TEXTS } from "../page/page-texts.ts";
import { PublicWords, TitleWords } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { formatPublishedDay } from "../../contract/date/published-day.ts";
import { LargeDay } from "./LargeDay.tsx";
import { NOTICE_TEXTS as TEXTS } from "./notice-texts.ts";

/** A notice in a list: date, kind, issuer, end of validity. */
export function NoticeLine({ notice, level = 2 }: { readonly notice: NoticeTeaser; readonly level?: 2 | 3 }) {
  const t = useText();
  const language = useLanguage();
  const Heading = level === 2 ? "h2" : "h3";
  const { id, title, kindName, issuer, place, regionPage, publishedAt, visibleUntil, isPinned } = notice;
  return (
    <li className="notice-line tile">
      <LargeDay of={publishedAt} />
      <div>
        <p className="page-kicker">
          {isPinned ? <strong>{t(PAGE_TEXTS.pinned)}</strong> : null}
          <span>{kindName}</span>
          <RegionLink code={regionPage} name={place} />
        </p>
        <Heading>
          <a className="card-link" href={noticeAddress(id)}>
            <TitleWords of={title} />
          </a>
        </Heading>
        {issuer.text || visibleUntil ? (
          <p className="notice-by meta">
            {issuer.text ? (
              <span>
                <PublicWords of={issuer} />
              </span>
            ) : null}
            {visibleUntil ? <span>{t(TEXTS.until, { day: formatPublishedDay(visibleUntil, language) })}</span> : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}
