import { declare } from "../crud/declared.ts";
import type { Module } from "../crud/define-module.ts";
import { application } from "./application/application.ts";
import { article } from "./article/article.ts";
import { banner } from "./banner/banner.ts";
import { brand } from "./brand/brand.ts";
import { certificate } from "./certificate/certificate.ts";
import { dictionaryEntry, dictionaryGroup } from "./dictionary/dictionary.ts";
import { division } from "./division/division.ts";
import { enterprise } from "./enterprise/enterprise.ts";
import { message } from "./message/message.ts";
import { notice } from "./notice/notice.ts";
import { product } from "./product/product.ts";
import { recommendation } from "./recommendation/recommendation.ts";
import { role } from "./role/role.ts";
import { user } from "./user/user.ts";

/** What the public sees once it is published. */
export const contentModules: readonly Module[] = [article, notice, enterprise, product, brand, recommendation, banner];

/** Every declared module, in menu order. A new module is one line here. */
export const modules: readonly Module[] = [
  ...contentModules,
  application,
  certificate,
  user,
  role,
  dictionaryEntry,
  dictionaryGroup,
  division,
  message,
];
declare(modules);
