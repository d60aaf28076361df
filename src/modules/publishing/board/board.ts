import { z } from "zod";
import { LANGUAGES } from "../../../contract/text.ts";
import { PUBLISH_STATES, TRANSLATION_STATES } from "../states.ts";

const words = z.string().nullable();
const moment = z.string().nullable();

/** A record on a board of several that go to the public together: what it is, how far it is, what it lacks. */
export const boardRecord = z.object({
  id: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  titles: z.object({ zh: words, lo: words, en: words }),
  /** Path of its first picture; empty: none. */
  picture: z.string(),
  state: z.enum(PUBLISH_STATES),
  publishAt: moment,
  publishedAt: moment,
  laoState: z.enum(TRANSLATION_STATES),
  englishState: z.enum(TRANSLATION_STATES),
  /** What is written in another language and not in this one, as the form calls it. */
  languages: z.array(z.object({ language: z.enum(LANGUAGES), missing: z.array(z.string()) })),
  /** Why it cannot be published now; empty: it can, or it is. */
  obstacle: z.string(),
});
export type BoardRecord = z.output<typeof boardRecord>;
