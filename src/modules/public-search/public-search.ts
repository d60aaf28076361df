import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { publicText } from "../../contract/public/public-page.ts";
import { int, line } from "../../contract/scalars.ts";
import { defineTexts, type Text } from "../../contract/text.ts";
import { pageOf } from "../../contract/wire.ts";
import type { Module } from "../../crud/define-module.ts";

const texts = defineTexts("publicSearch", {
  all: { zh: "搜索已发布的内容", lo: "ຄົ້ນຫາເນື້ອໃນທີ່ເຜີຍແຜ່", en: "Search what is published" },
});

/** A kind of records that the search of the public site finds: by the words of `list.search`, and how they are shown. */
export interface FoundKind {
  /** One whose records hang on others (`scope.holder`) is found while those are published. */
  readonly module: Module;
  readonly order: "newest" | "arranged";
  /** Stands over what was found of it. */
  readonly title: Text;
  /** The field that is shown below the title of a record. */
  readonly text: string;
  /** The field whose first picture is shown. */
  readonly picture?: string;
  /** The field of a division, by whose name records are found as well. */
  readonly division?: string;
  /** A dictionary field by whose word they are found as well, and which is shown. */
  readonly category?: string;
  /** Where a record is read, if not on its module's `publicPath`. */
  address?(id: string): string;
}

/** A text with the stretches that were searched for, from and to before, in UTF-16 units. */
const markedText = publicText.extend({ marks: z.array(z.tuple([z.int(), z.int()])) });
export type MarkedText = z.output<typeof markedText>;

const found = z.object({
  id: z.string(),
  /** Of its page. */
  address: z.string(),
  title: markedText,
  /** The title of another language that was meant; absent where the shown one says it. */
  other: markedText.optional(),
  /** Around what was searched for. */
  text: markedText,
  /** Path of a picture; empty: none. */
  picture: z.string(),
  /** Where it comes from, from the country down; empty: nowhere in particular. */
  place: z.string(),
  /** The word of its category; empty: its kind has none. */
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
      /** The table of a kind that is found; one that is not is answered by no group. */
      kind: line(40).optional(),
      page: int(1, 1e6).optional(),
      size: int(1, 50).optional(),
    }),
    // What a kind is called, and whether its records are told by when they were published.
    reply: z.array(z.object({ kind: z.string(), name: z.string(), isDated: z.boolean(), found: pageOf(found) })),
    budget: "search",
    isPublished: true,
  }),
};
