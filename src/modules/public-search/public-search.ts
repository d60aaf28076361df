import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { MAX_SEARCH } from "../../contract/public/public-addresses.ts";
import { publicText } from "../../contract/public/public-text.ts";
import { int, line } from "../../contract/scalars.ts";
import { defineTexts, type Text } from "../../contract/text.ts";
import { pageReply } from "../../contract/wire/wire.ts";
import type { Module } from "../../crud/define-module.ts";

const texts = defineTexts("publicSearch", {
  suggestion: {
    zh: "推荐相近的搜索词",
    lo: "ແນະນຳຄຳຄົ້ນຫາທີ່ໃກ້ຄຽງ",
    en: "Suggest a similar search",
  },
  all: { zh: "搜索已发布的内容", lo: "ຄົ້ນຫາເນື້ອໃນທີ່ເຜີຍແຜ່", en: "Search what is published" },
});

/** A kind of record that the public search finds, by the fields of `list.search`. */
export interface FoundKind {
  /** Records with a holder (`scope.holder`) are found while the holder is published. */
  readonly module: Module;
  readonly order: "newest" | "arranged";
  /** Heading of the results. */
  readonly title: Text;
  /** Field shown below the title. */
  readonly text: string;
  /** Field whose first picture is shown. */
  readonly picture?: string;
  /** Division field, by whose names records are found too. */
  readonly division?: string;
  /** Dictionary field, by whose labels records are found too; it is shown. */
  readonly category?: string;
  /** Address of a record, if not on its module's `publicPath`. */
  address?(id: string): string;
}

/** A text with the matching ranges [from, to), in UTF-16 units. */
const markedText = publicText.extend({ marks: z.array(z.tuple([z.int(), z.int()])) });
export type MarkedText = z.output<typeof markedText>;

const found = z.object({
  id: z.string(),
  /** Address of the record's page. */
  address: z.string(),
  title: markedText,
  /** The title in another language that matched; absent when the shown title matches. */
  other: markedText.optional(),
  /** Excerpt around the first match. */
  text: markedText,
  /** Path of a picture; empty: none. */
  picture: z.string(),
  /** Region from the country down; empty: none. */
  place: z.string(),
  /** Label of the category; empty: none. */
  category: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
});
export type FoundPublic = z.output<typeof found>;

export const publicSearch = {
  /**
   * Searches published records: Chinese by characters, pinyin and initials, Lao and Latin by prefixes of words. Every
   * word must match the record, or its region or category in any language. Without `kind` the first results of each
   * kind; with it a page of that kind and the totals of the others.
   */
  all: endpoint({
    method: "GET",
    path: "/portal/search",
    permission: "public",
    title: texts.all,
    input: z.object({
      search: line(MAX_SEARCH),
      /** Table of the kind; an unknown one matches no group. */
      kind: line(40).optional(),
      page: int(1, 1e6).optional(),
      size: int(1, 50).optional(),
    }),
    // `isDated`: results are shown with their date.
    reply: z.array(z.object({ kind: z.string(), name: z.string(), isDated: z.boolean(), found: pageReply(found) })),
    budget: "search",
    isForVisitors: true,
  }),
  /** For a search that finds nothing: a similar one that finds something, else an empty text. */
  suggestion: endpoint({
    method: "GET",
    path: "/portal/search/suggestion",
    permission: "public",
    title: texts.suggestion,
    input: z.object({ search: line(MAX_SEARCH) }),
    reply: z.object({ search: z.string() }),
    budget: "search",
    isForVisitors: true,
  }),
};
