import { brandPage } from "./brands/brand-page.tsx";
import { recommendedPage } from "./brands/recommended-page.tsx";
import { certificatePage } from "./certificate/certificate-page.tsx";
import { enterprisePage } from "./enterprises/enterprise-page.tsx";
import { showcasePage } from "./enterprises/showcase-page.tsx";
import { enquiryPage } from "./enquiry/enquiry-page.tsx";
import { privacyPage } from "./privacy/privacy-page.tsx";
import { offlinePage } from "./offline/offline-page.tsx";
import { homePages } from "./home/home-page.tsx";
import { articlePage } from "./news/article-page.tsx";
import { newsListPage } from "./news/news-list-page.tsx";
import { noticePage } from "./notices/notice-page.tsx";
import type { Feed, PortalPage } from "./page/portal-page.ts";
import { productPage } from "./products/product-page.tsx";
import { productsPage } from "./products/products-page.tsx";
import { regionsPage } from "./regions/regions-page.tsx";
import { searchPage } from "./search/search-page.tsx";
import { seasonPage } from "./products/season/season-page.tsx";
import { applicationStatusPage, applicationFormPage } from "./application/application-pages.tsx";

/** All pages of the public site (§2); a new page is one line here. */
export const PORTAL_PAGES: readonly PortalPage[] = [
  ...homePages,
  brandPage,
  recommendedPage,
  noticePage,
  newsListPage,
  articlePage,
  searchPage,
  productsPage,
  productPage,
  seasonPage,
  regionsPage,
  showcasePage,
  enterprisePage,
  certificatePage,
  applicationFormPage,
  applicationStatusPage,
  enquiryPage,
  privacyPage,
  offlinePage,
];

/** All feeds, each once. */
export const FEEDS: readonly Feed[] = [...new Set(PORTAL_PAGES.flatMap(({ feed }) => feed ?? []))];
