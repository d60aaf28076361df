import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { publicText } from "../../contract/public-page.ts";
import { int, line } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { pageOf } from "../../contract/wire.ts";

const texts = defineTexts("publicSearch", {
  all: { zh: "搜索已发布的内容", lo: "ຄົ້ນຫາເນື້ອໃນທີ່ເຜີຍແຜ່", en: "Search what is published" },
});

/** What is found on the public site, in the order in which it is shown. */
export const FOUND_KINDS = ["product", "enterprise", "brand", "article", "notice", "recommendation"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A text with the stretches that were searched for, from and to before, in UTF-16 units. */
const markedText = publicText.extend({ marks: z.array(z.tuple([z.int(), z.int()])) });
export type MarkedText = z.output<typeof markedText>;

const found = z.object({
  id: z.string(),
  title: markedText,
  /** The title of another language that was meant; absent where the shown one says it. */
  other: markedText.optional(),
  /** Around what was searched for. */
  text: markedText,
  /** Path of a picture; empty: none. */
  picture: z.string(),
  /** Where it comes from, from the country down; empty: nowhere in particular. */
  place: z.string(),
  /** The word of a product's category; empty: it is no product. */
  category: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
});
export type FoundPublic = z.output<typeof found>;

export const publicSearch = {
  /**
   * Published records by any words: Chinese by characters, pinyin and its initials, Lao and Latin by the beginnings of words; each word
   * must be there, or be the name of the record's region or category in any language. Without a kind the first few of each; with one its pages, and how many the others have.
   */
  all: endpoint({
    method: "GET",
    path: "/portal/search",
    permission: "public",
    title: texts.all,
    input: z.object({
      search: line(100),
      kind: z.enum(FOUND_KINDS).optional(),
      page: int(1, 1e6).optional(),
      size: int(1, 50).optional(),
    }),
    reply: z.array(z.object({ kind: z.enum(FOUND_KINDS), found: pageOf(found) })),
    budget: "search",
    isPublished: true,
  }),
};
