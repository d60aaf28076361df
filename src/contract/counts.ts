import { z } from "zod";

/**
 * Numbers of a list's records by value, in wire format. `isMore`: there are at least this many; counting stopped there.
 */
const counted = z.object({ value: z.string(), count: z.int(), isMore: z.boolean().optional() });

/** `isPart`: a value that is not named may have records too; otherwise it has none. */
export const counts = z.object({ values: z.array(counted), isPart: z.boolean() });
export type Counts = z.output<typeof counts>;
