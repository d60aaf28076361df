import { useQuery, type QueryClient } from "@tanstack/react-query";
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
export function useUserState(id: string): KnownState | undefined {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await loadState(id)) ?? null,
    staleTime: FRESH,
    refetchInterval: ({ state }) => (state.dataUpdateCount < MAX_LOOKS ? FRESH : false),
    meta: { showsOwnError: true },
  });
  return data ? { ...data, knownAt: dataUpdatedAt } : undefined;
}

/** The cached state. */
export const knownState = (client: QueryClient, id: string): UserState | undefined =>
  client.getQueryData<UserState | null>(keyOf(id)) ?? undefined;
