import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { BRAND_TEXTS } from "../brands/brand-texts.ts";
import { ENTERPRISE_TEXTS } from "../enterprises/enterprise-texts.ts";
import { NEWS_TEXTS } from "../news/news-texts.ts";
import { NOTICE_TEXTS } from "../notices/notice-texts.ts";
import { PRODUCT_TEXTS } from "../products/product-texts.ts";
import { SEARCH_TEXTS } from "../search/search-texts.ts";
import { CountLabel } from "./CountLabel.tsx";

it.each([
  ["enterprise", ENTERPRISE_TEXTS],
  ["brand", BRAND_TEXTS],
  ["notice", NOTICE_TEXTS],
  ["article", NEWS_TEXTS],
  ["product", PRODUCT_TEXTS],
  ["result", SEARCH_TEXTS],
])("counts one %s as one, and the others as many", (word, { countOne, count }) => {
  const said = (number: number) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        <CountLabel count={number} one={countOne} many={count} />
      </LanguageProvider>,
    );
  expect([0, 1, 1234].map(said)).toEqual([`0 ${word}s`, `1 ${word}`, `1,234 ${word}s`]);
});
