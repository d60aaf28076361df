import { useQuery, type QueryClient } from "@tanstack/react-query";
import { call } from "../../web/api/call.ts";
import { userCalls, type UserState } from "./user-calls.ts";
import { user } from "./user.ts";

const FRESH = 15_000; // ms; sign-ins and lockouts are not announced
// After ten minutes refetching stops, so that an untouched list does not keep the session alive (TK-02).
const MOST_LOOKS = 40;
const keyOf = (id: string) => [user.path, "state", id] as const;

let waiting: { readonly ids: Set<string>; readonly states: Promise<ReadonlyMap<string, UserState>> } | undefined;

/** One call for all rows of a render (at most 200) instead of one per row. */
function stateSoon(id: string): Promise<ReadonlyMap<string, UserState>> {
  if (waiting) {
    waiting.ids.add(id);
    return waiting.states;
  }
  const ids = new Set([id]);
  const states = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    waiting = undefined;
    const found = await call(userCalls.states, { ids: [...ids] });
    return new Map(found.map((state) => [state.id, state]));
  });
  waiting = { ids, states };
  return states;
}

/** A user's sign-in state, with the time of the query in milliseconds since 1970. */
export type KnownState = UserState & { readonly knownAt: number };

/** Undefined while loading; refetched while the list is open. */
export function useUserState(id: string): KnownState | undefined {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await stateSoon(id)).get(id) ?? null,
    staleTime: FRESH,
    refetchInterval: ({ state }) => (state.dataUpdateCount < MOST_LOOKS ? FRESH : false),
    meta: { isToldInPlace: true },
  });
  return data ? { ...data, knownAt: dataUpdatedAt } : undefined;
}

/** The cached state. */
export const knownState = (client: QueryClient, id: string): UserState | undefined =>
  client.getQueryData<UserState | null>(keyOf(id)) ?? undefined;
