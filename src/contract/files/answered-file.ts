import { z } from "zod";

/** A file in an answer (§3 "Export payload"): `bytes` in hexadecimal, `title` is the file name. */
export const answeredFile = z.object({ code: z.literal(0), bytes: z.string(), title: z.string() });
export type AnsweredFile = Readonly<z.output<typeof answeredFile>>;
