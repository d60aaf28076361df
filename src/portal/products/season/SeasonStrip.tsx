import { inLanguage, type Language, type Words } from "../../../contract/text.ts";
import { MONTHS } from "../../../modules/product/product.ts";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import type { LinkTarget } from "../../page/indexing.ts";
import { PRODUCT_TEXTS as TEXTS } from "../product-texts.ts";

/** Month name that fits into a twelfth of the width; Chinese names are short numbers. */
const shortName = (words: Words, language: Language): string =>
  language === "en" ? words.en.slice(0, 3) : inLanguage(words, language);

interface SeasonStripProps {
  readonly label: string;
  /** The present month, 1 to 12. */
  readonly current: number;
  /** True for a highlighted month. */
  readonly isOn: (month: number) => boolean;
  readonly countOf?: (month: number) => number;
  readonly linkOf: (month: number) => LinkTarget;
  /** The highlighted months are the active filter of a list; otherwise they are information. */
  readonly isChoice?: boolean;
}

/** Twelve months with the present one marked: the season of one product, or the number of products in each month. */
export function SeasonStrip({ label, current, isOn, countOf, linkOf, isChoice = false }: SeasonStripProps) {
  const language = useLanguage();
  const t = useText();
  const most = Math.max(1, ...[...MONTHS.keys()].map((month) => countOf?.(Number(month)) ?? 0));
  return (
    <nav className="season-strip" aria-label={label} data-counted={countOf ? true : undefined}>
      <ol>
        {[...MONTHS].map(([value, words]) => {
          const month = Number(value);
          const isNow = month === current;
          const count = countOf?.(month);
          return (
            <li key={value} data-on={isOn(month) || undefined} data-now={isNow || undefined}>
              <a {...linkOf(month)} {...(isChoice && isOn(month) ? { "aria-current": "true" as const } : {})}>
                {count === undefined ? null : (
                  <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect width="10" height={(40 * count) / most} y={40 - (40 * count) / most} />
                  </svg>
                )}
                <span>{shortName(words, language)}</span>{" "}
                {count === undefined ? null : <small>{formatNumber(count, language)}</small>}
              </a>
              {isNow ? <em> {t(TEXTS.thisMonth)}</em> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
