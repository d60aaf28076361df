import { createLog } from "../log.ts";
import { manualClock, type ManualClock } from "../clock.ts";
import { createApp, type App, type AppOptions } from "../http/app.ts";
import { BUDGETS, type BudgetClass, type Budgets } from "../http/admission/rate-limit.ts";
import type { Caller } from "../caller.ts";
import type { Route } from "../http/route.ts";
import { createClient, type Client } from "./http-client.ts";

export interface TestApp {
  readonly app: App;
  readonly client: Client;
  readonly origin: string;
  readonly port: number;
  readonly clock: ManualClock;
  /** The log so far, one JSON text per line. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/** Budgets no test runs into. */
export const OPEN_BUDGETS: Budgets = Object.fromEntries(
  (Object.keys(BUDGETS) as BudgetClass[]).map((name) => [name, { perSecond: 1e6, burst: 1e6 }]),
) as unknown as Budgets;

/** A caller with these permission codes; the token is the user's id. */
export const testCaller = (
  userId: string,
  permissions: readonly string[] = [],
  restrictions: Caller["restrictions"] = new Set(),
): Caller => ({
  sessionId: `session-${userId}`,
  userId,
  username: userId,
  permissions: new Set(permissions),
  restrictions,
  hasRecentPassword: true,
});

/**
 * The HTTP layer alone on a free port, with throw-away routes and without a database. A token is valid if a caller has
 * it as user id.
 */
export async function startTestApp(
  routes: readonly Route[],
  callers: readonly Caller[] = [],
  options: Partial<Omit<AppOptions, "env">> & { env?: Partial<AppOptions["env"]> } = {},
): Promise<TestApp> {
  const clock = manualClock(Date.UTC(2026, 0, 1));
  const lines: string[] = [];
  const app = await createApp({
    log: createLog("info", (line) => void lines.push(line)),
    clock,
    routes,
    authenticate: async ({ token }) => {
      const caller = callers.find((one) => one.userId === token);
      return caller ? { kind: "caller", caller } : { kind: "refused", reason: "sessionEnded" };
    },
    budgets: OPEN_BUDGETS,
    fileAccess: { of: async (key) => ({ key, viewers: "everybody" }), isPreviewed: async () => false },
    ...options,
    env: {
      apiBase: "/api",
      isProduction: false,
      publicUrl: null,
      trustProxy: [],
      wireCompat: "standard",
      allowHttp: false,
      connectionsPerAddress: 256,
      ...options.env,
    },
  });
  const origin = await app.server.listen({ port: 0, host: "127.0.0.1" });
  return {
    app,
    clock,
    lines,
    origin,
    port: Number(new URL(origin).port),
    client: createClient(origin),
    close: () => app.server.close(),
  };
}
