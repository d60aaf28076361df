import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError, NO_ANSWER } from "../web/api/call.ts";

/** One more try where the network swallowed the answer; an answer, good or bad, is final. */
const mayHelp = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === NO_ANSWER || error.status === 503);

/** Refused because the session is over: the question stays open, what is shown stays, until there is a session again (W13). */
const waitsForSession = (error: unknown): boolean =>
  error instanceof ApiError && error.isSessionOver && !onlineManager.isOnline();

/** What the server said, shared by all pages of this window; emptied at sign-out (W13). */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A tab that comes back within half a minute shows what it had, without asking again.
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => waitsForSession(error) || (failures < 1 && mayHelp(error)),
      retryDelay: (failures, error) => (waitsForSession(error) ? 0 : Math.min(1000 * 2 ** failures, 30_000)),
    },
    // A save is never kept for later behind the person's back: it goes through or says why not.
    mutations: { retry: false, networkMode: "always" },
  },
});
