import { z } from "zod";
import { LANGUAGES } from "../../../contract/text.ts";
import { PUBLISH_STATES, TRANSLATION_STATES } from "../states.ts";

const words = z.string().nullable();
const moment = z.string().nullable();

/** A record of a publishing board. */
export const boardRecord = z.object({
  id: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  titles: z.object({ zh: words, lo: words, en: words }),
  /** Path of the first picture; empty: none. */
  picture: z.string(),
  state: z.enum(PUBLISH_STATES),
  publishAt: moment,
  publishedAt: moment,
  chineseState: z.enum(TRANSLATION_STATES),
  laoState: z.enum(TRANSLATION_STATES),
  englishState: z.enum(TRANSLATION_STATES),
  /** Labels of the fields that have a text in another language but not in this one. */
  languages: z.array(z.object({ language: z.enum(LANGUAGES), missing: z.array(z.string()) })),
  /** The reason why the record cannot be published; empty if it can or is. */
  obstacle: z.string(),
});
export type BoardRecord = z.output<typeof boardRecord>;
