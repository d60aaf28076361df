import { z } from "zod";

/** How many records of a list have a value, in wire format. `isMore`: at least so many, which is not counted further. */
const counted = z.object({ value: z.string(), count: z.int(), isMore: z.boolean().optional() });

/** `isPart`: a value that is not named may have records too; otherwise it has none. */
export const counts = z.object({ values: z.array(counted), isPart: z.boolean() });
export type Counts = z.output<typeof counts>;
