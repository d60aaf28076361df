import { registerAddresses } from "../crud/addresses/address-registry.ts";
import type { Module } from "../crud/define-module.ts";
import { application } from "./application/application.ts";
import { article, foundArticle, publicArticle } from "./article/article.ts";
import { banner } from "./banner/banner.ts";
import { brand, foundBrand, publicBrand } from "./brand/brand.ts";
import { certificate } from "./certificate/certificate.ts";
import { dictionaryEntry, dictionaryGroup } from "./dictionary/dictionary.ts";
import { division } from "./division/division.ts";
import { enquiry } from "./enquiry/enquiry.ts";
import { enterprise, foundEnterprise, publicEnterprise } from "./enterprise/enterprise.ts";
import { message } from "./message/message.ts";
import { foundNotice, notice, publicNotice } from "./notice/notice.ts";
import { foundProduct, product, publicProduct } from "./product/product.ts";
import type { FoundKind } from "./public-search/public-search.ts";
import type { PublicSide } from "./public-side/public-side.ts";
import { foundRecommendation, recommendation } from "./recommendation/recommendation.ts";
import { region } from "./region/region.ts";
import { role } from "./role/role.ts";
import { user } from "./user/user.ts";

/** Modules whose records are published on the public site. */
export const contentModules: readonly Module[] = [
  article,
  notice,
  enterprise,
  product,
  brand,
  region,
  recommendation,
  banner,
];

/** Those of them that visitors read in lists and one by one, as `public-side` answers it. */
export const publicSides: readonly PublicSide[] = [
  publicProduct,
  publicEnterprise,
  publicBrand,
  publicArticle,
  publicNotice,
];

/** Kinds of results of the public search, in the order in which they are shown. */
export const foundKinds: readonly FoundKind[] = [
  foundProduct,
  foundEnterprise,
  foundBrand,
  foundArticle,
  foundNotice,
  foundRecommendation,
];

/** Every declared module, in menu order. A new module is one line here. */
export const modules: readonly Module[] = [
  ...contentModules,
  application,
  enquiry,
  certificate,
  user,
  role,
  dictionaryEntry,
  dictionaryGroup,
  division,
  message,
];
registerAddresses(modules);
