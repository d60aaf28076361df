import { useEffect } from "react";
import { ApiError, NO_ANSWER } from "../../web/api/call.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { queryClient } from "../query-client.ts";

/** The same message is not repeated within this many ms, because ten calls that fail together have one cause. */
const REPEAT_AFTER = 5000;

/**
 * §8: HTTP errors show the server's msg as a toast. Error codes in an HTTP 200 answer are reported by the page, the end
 * of the session by its dialog.
 */
const isHttpError = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isSessionOver && (error.status >= 400 || error.code === NO_ANSWER);

/** Shows failed calls of any page; queries with `meta.showsOwnError` report their own errors. */
export function CallErrors() {
  const feedback = useFeedback();
  useEffect(() => {
    let last = { text: "", at: -REPEAT_AFTER };
    const tell = (error: unknown, meta: Record<string, unknown> | undefined) => {
      if (!isHttpError(error) || meta?.["showsOwnError"] === true) return;
      const at = performance.now();
      if (error.message === last.text && at - last.at < REPEAT_AFTER) return;
      last = { text: error.message, at };
      feedback.error(error.message);
    };
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") tell(event.action.error, event.query.meta);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") tell(event.action.error, event.mutation.meta);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [feedback]);
  return null;
}
