import { useQuery, type QueryClient } from "@tanstack/react-query";
import { call } from "../../web/api/call.ts";
import { userCalls, type UserState } from "./user-calls.ts";
import { user } from "./user.ts";

const FRESH = 15_000; // ms: who comes, goes or is locked out is announced to nobody
// Ten minutes of looking on; then a list that nobody touches leaves the session to its idle end (TK-02).
const MOST_LOOKS = 40;
const keyOf = (id: string) => [user.path, "state", id] as const;

let waiting: { readonly ids: Set<string>; readonly states: Promise<ReadonlyMap<string, UserState>> } | undefined;

/** One call for all rows of a drawing of the list, which are at most 200, instead of one per row. */
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

/** How a user stands with signing in, and when that was (milliseconds since 1970). */
export type KnownState = UserState & { readonly knownAt: number };

/** Undefined until it is known. Asked for again while the list is looked at. */
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

/** The same, as far as the list knows it already. */
export const knownState = (client: QueryClient, id: string): UserState | undefined =>
  client.getQueryData<UserState | null>(keyOf(id)) ?? undefined;
