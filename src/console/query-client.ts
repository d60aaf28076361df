import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError, NO_ANSWER } from "../web/api/call.ts";

/** True if a retry may help: no answer arrived, or the server was unavailable. Any other answer is final. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === NO_ANSWER || error.status === 503);

/**
 * The call was refused because the session is over: the query stays pending, and visible data stays, until there is a
 * session again (W13).
 */
const waitsForSession = (error: unknown): boolean =>
  error instanceof ApiError && error.isSessionOver && !onlineManager.isOnline();

/** Cache of the server's answers for all pages of this window; cleared at sign-out (W13). */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A page that returns to the front within 30 s shows cached data without a request.
    queries: {
      staleTime: 30_000,
      // Without a connection any number of times: a retry then waits until there is one.
      retry: (failures, error) =>
        waitsForSession(error) || (isWorthRetrying(error) && (failures < 1 || !onlineManager.isOnline())),
      retryDelay: (failures, error) => (waitsForSession(error) ? 0 : Math.min(1000 * 2 ** failures, 30_000)),
    },
    // A mutation is never queued for later: it succeeds or fails now.
    mutations: { retry: false, networkMode: "always" },
  },
});
