import type { Page } from "../../contract/list-query.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PAGE_TEXTS } from "./page-texts.ts";
import { addressWith, type Place } from "./portal-page.ts";

/** Plain links to the pages before and after; nothing where there is one page. */
export function PageTurner({ of, place }: { readonly of: Page<unknown>; readonly place: Place }) {
  const t = useText();
  const pages = Math.ceil(of.total / of.pageSize);
  if (pages <= 1) return null;
  const to = (page: number) => addressWith(place, { page: page === 1 ? "" : String(page) });
  return (
    <nav className="page-turner" aria-label={t(PAGE_TEXTS.pages)}>
      {of.page > 1 ? (
        <a href={to(of.page - 1)} rel="prev">
          {t(PAGE_TEXTS.previous)}
        </a>
      ) : (
        <span />
      )}
      <span>{t(PAGE_TEXTS.pageOf, { page: of.page, pages })}</span>
      {of.page < pages ? (
        <a href={to(of.page + 1)} rel="next">
          {t(PAGE_TEXTS.next)}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
