import type { FoundPublic, MarkedText } from "../../modules/public-search/public-search.ts";
import { HighlightedText } from "../../web/components/HighlightedText.tsx";
import { formatPublishedDay } from "../../contract/date/published-day.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { Picture } from "../picture/Picture.tsx";
import { LanguageTag } from "../typography/PublicWords.tsx";

function Words({ of }: { readonly of: MarkedText }) {
  const language = useLanguage();
  const words = <HighlightedText text={of.text} marks={of.marks} />;
  return of.language === language ? words : <span lang={LANGUAGE_TAGS[of.language]}>{words}</span>;
}

/** One result, with the matched words marked. */
export function FoundLine({ found, isDated }: { readonly found: FoundPublic; readonly isDated: boolean }) {
  const language = useLanguage();
  const { address, title, other, text, picture, place, category, publishedAt } = found;
  return (
    <li className="search-found tile" data-bare={picture === "" || undefined}>
      <div>
        {place || category ? (
          <p className="page-kicker">
            {category ? <span>{category}</span> : null}
            {place ? <span>{place}</span> : null}
          </p>
        ) : null}
        <h3>
          <a className="card-link" href={address}>
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
        {isDated ? <time dateTime={publishedAt}>{formatPublishedDay(publishedAt, language)}</time> : null}
      </div>
      {picture === "" ? null : <Picture src={picture} alt="" ratio="4/3" sizes="(width < 860px) 30vw, 200px" />}
    </li>
  );
}
