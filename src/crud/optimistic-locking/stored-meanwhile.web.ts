import { z } from "zod";
import { ApiError } from "../../web/api/api-error.ts";

/** What somebody else has stored meanwhile; undefined where that is not why a save failed. */
export const storedMeanwhile = <Reply extends z.ZodType>(error: unknown, reply: Reply): z.output<Reply> | undefined =>
  error instanceof ApiError && error.reason === "changedMeanwhile" && error.current
    ? z.decode(reply, error.current as z.input<Reply>)
    : undefined;
