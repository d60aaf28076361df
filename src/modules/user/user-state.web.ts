import { notifyManager, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { batchKeys } from "../../web/api/batch-keys.ts";
import { call } from "../../web/api/call.ts";
import { userCalls, type UserState } from "./user-calls.ts";
import { user } from "./user.ts";

const FRESH = 15_000; // ms; sign-ins and lockouts are not announced
// After ten minutes refetching stops, so that an untouched list does not keep the session alive (TK-02).
const MAX_LOOKS = 40;
const keyOf = (id: string) => [user.path, "state", id] as const;

const loadState = batchKeys(async (ids) => {
  const states = await call(userCalls.states, { ids: [...ids] });
  return new Map(states.map((state) => [state.id, state]));
});

/** A user's sign-in state, with the time of the query in milliseconds since 1970. */
export type KnownState = UserState & { readonly knownAt: number };

/** Undefined while loading; refetched while the list is open. */
export function useUserState(id: string, isEnabled = true): KnownState | undefined {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: keyOf(id),
    enabled: isEnabled,
    queryFn: async () => (await loadState(id)) ?? null,
    staleTime: FRESH,
    refetchInterval: ({ state }) => (state.dataUpdateCount < MAX_LOOKS ? FRESH : false),
    meta: { showsOwnError: true },
  });
  return data ? { ...data, knownAt: dataUpdatedAt } : undefined;
}

/** Ids of the users known to be above the caller (AZ-09); the component renders again as their states arrive. */
export function useAboveIds(): ReadonlySet<string> {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const ids = useSyncExternalStore(subscribe, () =>
    client
      .getQueriesData<UserState | null>({ queryKey: [user.path, "state"] })
      .flatMap(([, state]) => (state?.isAbove ? [state.id] : []))
      .join(" "),
  );
  return useMemo(() => new Set(ids.split(" ")), [ids]);
}

/** The cached state. */
export const knownState = (client: QueryClient, id: string): UserState | undefined =>
  client.getQueryData<UserState | null>(keyOf(id)) ?? undefined;
