import { noticeAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { NoticeNeighbour, PublicNotice } from "../../modules/notice/notice.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { Documents } from "../page/Documents.tsx";
import { Facts } from "../page/Facts.tsx";
import { Prose } from "../typography/Prose.tsx";
import { HeadlineWords, PublicWords } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { formatPublishedDay } from "../../contract/date/published-day.ts";
import { NOTICE_TEXTS as TEXTS } from "./notice-texts.ts";

interface BesideProps {
  readonly of: NoticeNeighbour | null;
  readonly name: string;
  readonly rel: "prev" | "next";
}

const Beside = ({ of, name, rel }: BesideProps) =>
  of === null ? (
    <span />
  ) : (
    <a href={noticeAddress(of.id)} rel={rel}>
      <small>{name}</small>
      <HeadlineWords of={of.title} />
    </a>
  );

/** One notice, laid out like an official document. */
export function NoticeView({ notice }: { readonly notice: PublicNotice }) {
  const t = useText();
  const language = useLanguage();
  const { title, kind, kindName, issuer, place, publishedAt, visibleUntil, content, older, newer } = notice;
  const day = (moment: string) => formatPublishedDay(moment, language);
  return (
    <article className="page column notice">
      <header className="notice-head">
        <p className="page-kicker">
          <a href={`${PUBLIC_PATHS.notices}?kind=${encodeURIComponent(kind)}`}>{kindName}</a>
        </p>
        <h1>
          <HeadlineWords of={title} />
        </h1>
        <Facts
          of={[
            { name: t(TEXTS.issuedBy), value: issuer.text ? <PublicWords of={issuer} /> : "" },
            { name: t(TEXTS.issuedOn), value: <time dateTime={publishedAt}>{day(publishedAt)}</time> },
            {
              name: t(TEXTS.validUntil),
              value: visibleUntil ? <time dateTime={visibleUntil}>{day(visibleUntil)}</time> : "",
            },
            { name: t(TEXTS.concerns), value: place && <RegionLink code={notice.regionPage} name={place} /> },
          ]}
        />
      </header>
      <Prose of={content} title={title} />
      <Documents of={notice.documents} />
      <p className="notice-seal stack" data-gap="4">
        {issuer.text ? (
          <span>
            <PublicWords of={issuer} />
          </span>
        ) : null}
        <time dateTime={publishedAt}>{day(publishedAt)}</time>
      </p>
      <nav className="notice-beside" aria-label={t(TEXTS.beside)}>
        <Beside of={older} name={t(TEXTS.older)} rel="prev" />
        <a href={PUBLIC_PATHS.notices}>{t(TEXTS.back)}</a>
        <Beside of={newer} name={t(TEXTS.newer)} rel="next" />
      </nav>
    </article>
  );
}
