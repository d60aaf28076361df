import { z } from "zod";
import { int } from "./scalars.ts";

/** The query of a private file's address (UP-07): its owner, its expiry (ms since 1970), and the signature. */
export const signedLink = z.object({ owner: z.string().max(100), until: int(0), signature: z.string().max(100) });
export type SignedLink = z.output<typeof signedLink>;
