import { z } from "zod";

/** What an instance of the program says of itself. */
export const instanceReport = z.object({
  /** Made at its start. */
  id: z.string(),
  /** Name of its machine. */
  host: z.string(),
  process: z.int(),
  startedAt: z.string(),
  /** Version of its build; empty where none is served. */
  build: z.string(),
  node: z.string(),
});
export type InstanceReport = z.output<typeof instanceReport>;
