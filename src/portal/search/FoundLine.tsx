import {
  articleAddress,
  brandAddress,
  enterpriseAddress,
  noticeAddress,
  productAddress,
  recommendationAddress,
} from "../../contract/public-addresses.ts";
import type { FoundKind, FoundPublic, MarkedText } from "../../modules/public-search/public-search.ts";
import { Marked } from "../../web/components/Marked.tsx";
import { formatDay } from "../../web/format/moment.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { Picture } from "../page/Picture.tsx";
import { LanguageTag } from "../page/PublicWords.tsx";

const ADDRESSES: Readonly<Record<FoundKind, (id: string) => string>> = {
  product: productAddress,
  enterprise: enterpriseAddress,
  brand: brandAddress,
  article: articleAddress,
  notice: noticeAddress,
  recommendation: recommendationAddress,
};
/** What is told by when; the rest by where. */
const DATED: ReadonlySet<FoundKind> = new Set(["article", "notice"]);

function Words({ of }: { readonly of: MarkedText }) {
  const language = useLanguage();
  const words = <Marked text={of.text} marks={of.marks} />;
  return of.language === language ? words : <span lang={LANGUAGE_TAGS[of.language]}>{words}</span>;
}

/** One thing that was found, with what was typed marked where it stands. */
export function FoundLine({ kind, found }: { readonly kind: FoundKind; readonly found: FoundPublic }) {
  const language = useLanguage();
  const { id, title, other, text, picture, place, category, publishedAt } = found;
  return (
    <li className="search-found" data-bare={picture === "" || undefined}>
      <div>
        {place || category ? (
          <p className="page-kicker">
            {category ? <span>{category}</span> : null}
            {place ? <span>{place}</span> : null}
          </p>
        ) : null}
        <h3>
          <a href={ADDRESSES[kind](id)}>
            <Words of={title} />
            <LanguageTag of={title} />
          </a>
        </h3>
        {other ? (
          <p className="search-other">
            <Words of={other} />
          </p>
        ) : null}
        {text.text ? (
          <p className="search-text">
            <Words of={text} />
          </p>
        ) : null}
        {DATED.has(kind) ? <time dateTime={publishedAt}>{formatDay(publishedAt, language)}</time> : null}
      </div>
      {picture === "" ? null : <Picture src={picture} alt="" ratio="4/3" sizes="(width < 860px) 30vw, 200px" />}
    </li>
  );
}
