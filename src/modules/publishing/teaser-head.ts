import { z } from "zod";
import { publicText } from "../../contract/public-page.ts";

/** What stands at the head of anything that is sorted by a kind and tells of a region, in a list of the public site. */
export const teaserHead = z.object({
  id: z.string(),
  title: publicText,
  /** A value of the kind's dictionary, and its word. */
  kind: z.string(),
  kindName: z.string(),
  /** The province and the place itself; empty: nobody said. */
  place: z.string(),
  publishedAt: z.string(),
  isPinned: z.boolean(),
});
export type TeaserHead = z.output<typeof teaserHead>;
