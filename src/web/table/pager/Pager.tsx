import { ChevronLeft, ChevronRight, Ellipsis } from "lucide-react";
import { useText } from "../../i18n/language.tsx";
import { PAGER_TEXTS } from "./pager-texts.ts";
import { pagesAround } from "./pages-around.ts";
import "./pager.css";

interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** For narrow places: the page number and two arrows. */
  readonly isBrief?: boolean;
  /** Page sizes to choose from. */
  readonly sizes?: readonly number[] | undefined;
  readonly onSize?: (size: number) => void;
}

/**
 * A pager of plain elements: antd's pager brings its select along, which no first page needs otherwise. Renders
 * nothing for a single page.
 */
export function Pager({ page, pageSize, total, onPage, isBrief = false, sizes, onSize }: PagerProps) {
  const t = useText();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const arrow = (to: number, words: typeof PAGER_TEXTS.next, Arrow: typeof ChevronLeft) => (
    <button type="button" aria-label={t(words)} disabled={to < 1 || to > last} onClick={() => onPage(to)}>
      <Arrow size={16} aria-hidden />
    </button>
  );
  const numbers = () =>
    pagesAround(page, last).map((entry) =>
      "gap" in entry ? (
        <button key={entry.gap} type="button" aria-label={t(PAGER_TEXTS[entry.gap])} onClick={() => onPage(entry.page)}>
          <Ellipsis size={16} aria-hidden />
        </button>
      ) : (
        <button
          key={entry.page}
          type="button"
          aria-label={t(PAGER_TEXTS.page, { page: entry.page })}
          aria-current={entry.page === page ? "page" : undefined}
          onClick={() => entry.page === page || onPage(entry.page)}
        >
          {entry.page}
        </button>
      ),
    );
  return (
    <div className="pager line tabular" data-gap="12">
      {last > 1 ? (
        <nav className="pager-pages line" data-gap="2" aria-label={t(PAGER_TEXTS.name)}>
          {arrow(page - 1, PAGER_TEXTS.previous, ChevronLeft)}
          {isBrief ? <span className="pager-place">{`${page} / ${last}`}</span> : numbers()}
          {arrow(page + 1, PAGER_TEXTS.next, ChevronRight)}
        </nav>
      ) : null}
      {sizes ? (
        <select
          autoComplete="off"
          aria-label={t(PAGER_TEXTS.size)}
          value={pageSize}
          onChange={(event) => onSize?.(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {t(PAGER_TEXTS.perPage, { size })}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}
