import type { Page } from "../../contract/list-query.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PAGE_TEXTS } from "./page-texts.ts";
import type { PageAddress } from "./portal-page.ts";
import { linkWith } from "./indexing.ts";

/** Links to the previous and next page; renders nothing for a single page. */
export function Pagination({ of, address }: { readonly of: Page<unknown>; readonly address: PageAddress }) {
  const t = useText();
  const pages = Math.ceil(of.total / of.pageSize);
  if (pages <= 1) return null;
  const to = (page: number, beside: "prev" | "next") => {
    const { href, rel } = linkWith(address, { page: page === 1 ? "" : String(page) });
    return { href, rel: rel ? `${beside} ${rel}` : beside };
  };
  return (
    <nav className="pagination stack tabular" data-gap="16" data-tone="quiet" aria-label={t(PAGE_TEXTS.pages)}>
      {of.page > 1 ? <a {...to(of.page - 1, "prev")}>{t(PAGE_TEXTS.previous)}</a> : <span />}
      <span>{t(PAGE_TEXTS.pageOf, { page: of.page, pages })}</span>
      {of.page < pages ? <a {...to(of.page + 1, "next")}>{t(PAGE_TEXTS.next)}</a> : <span />}
    </nav>
  );
}
