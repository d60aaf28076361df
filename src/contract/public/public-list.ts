import { z } from "zod";
import { int, line } from "../scalars.ts";
import { MAX_SEARCH } from "./public-addresses.ts";

/** Rows per page of the public site. */
export const PUBLIC_PAGE_SIZE = 12;
/** Largest number of rows that one call of a public list returns. */
export const MAX_PUBLIC_ROWS = 50;

/** Input of a public list: `page` from 1, `size`, `search`, and the given filters. */
export const publicListInput = <S extends z.ZodRawShape>(filters: S) =>
  z.object({
    ...filters,
    page: int(1, 1e6).optional(),
    size: int(1, MAX_PUBLIC_ROWS).optional(),
    /** Full-text search by Chinese characters, pinyin, Lao and Latin words. */
    search: line(MAX_SEARCH).optional(),
  });

/** Number of records per value of a filter; `name` is the value's label in the language of the call. */
export const countedValue = z.object({ value: z.string(), name: z.string(), count: z.int() });
export type CountedValue = z.output<typeof countedValue>;
