import { MAX_SEARCH, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { SEARCH_TEXTS as TEXTS } from "./search-texts.ts";
import { SearchSign } from "./SearchSign.tsx";

interface SearchFieldProps {
  readonly value?: string;
  /** Focused when the page opens, as the visitor came to search. */
  readonly isFocused?: boolean;
}

/** Search form of the public site; works without scripts. */
export function SearchField({ value = "", isFocused = false }: SearchFieldProps) {
  const t = useText();
  return (
    <form className="search-field" action={PUBLIC_PATHS.search} role="search">
      <SearchSign />
      <input
        type="search"
        name="search"
        defaultValue={value}
        maxLength={MAX_SEARCH}
        aria-label={t(TEXTS.field)}
        placeholder={t(TEXTS.field)}
        enterKeyHint="search"
        autoFocus={isFocused}
      />
      <button type="submit" className="button">
        {t(TEXTS.start)}
      </button>
    </form>
  );
}
