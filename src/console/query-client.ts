import { QueryClient } from "@tanstack/react-query";
import { ApiError, NO_ANSWER } from "../web/api/call.ts";

/** One more try where the network swallowed the answer; an answer, good or bad, is final. */
const mayHelp = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === NO_ANSWER || error.status === 503);

/** What the server said, shared by all pages of this window; emptied at sign-out (W13). */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A tab that comes back within half a minute shows what it had, without asking again.
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && mayHelp(error) },
    mutations: { retry: false },
  },
});
