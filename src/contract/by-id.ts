import { z } from "zod";

/** The input of a call for one record. Not checked further: a malformed id is answered like an unknown one (AZ-05). */
export const byId = z.object({ id: z.string().max(100) });
