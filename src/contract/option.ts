import { z } from "zod";
import { askedId, line, listOf } from "./scalars.ts";
import type { Words } from "./text.ts";

interface Titled {
  readonly id: string;
  readonly title: Words;
}
/** A record that another one can refer to. */
export interface Option extends Titled {
  /** In a tree: the records above it, from the root. */
  readonly path?: readonly Titled[] | undefined;
}

/** Options that a search answers at most: with fewer, all are known. */
export const MAX_OPTIONS = 50;

// `title` names the schema in the API's description, where many calls use it.
const words = z.object({ zh: z.string(), lo: z.string(), en: z.string() }).meta({ title: "Words" });
const titled = z.object({ id: z.string(), title: words });
export const optionList: z.ZodType<readonly Option[]> = z.array(titled.extend({ path: z.array(titled).optional() }));

/** What the options of a module are asked for with: those that match, or exactly the named records. */
export const optionsInput = z
  .object({ search: line(100).optional(), ids: listOf(askedId).optional() })
  .meta({ title: "OptionsAsked" });
export type OptionsAsked = z.output<typeof optionsInput>;
