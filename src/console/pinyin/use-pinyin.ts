import { useQuery, type QueryClient } from "@tanstack/react-query";
import { LONGEST_NAME, MAX_NAMES, search } from "../../modules/record-search/record-search.ts";
import { call } from "../../web/api/call.ts";

type PinyinByName = ReadonlyMap<string, string>;

const NONE: PinyinByName = new Map();
const KEY = ["search", "pinyin"] as const;

async function ask(names: readonly string[], client: QueryClient, signal: AbortSignal): Promise<PinyinByName> {
  const known = new Map(
    client.getQueriesData<PinyinByName>({ queryKey: KEY }).flatMap(([, some]) => [...(some ?? NONE)]),
  );
  const asked = names.filter((name) => name.length <= LONGEST_NAME && !known.has(name));
  const parts = Array.from({ length: Math.ceil(asked.length / MAX_NAMES) }, (_, index) =>
    asked.slice(index * MAX_NAMES, (index + 1) * MAX_NAMES),
  );
  const answers = await Promise.all(parts.map((texts) => call(search.readings, { texts }, { signal })));
  const all = answers.flat();
  asked.forEach((name, index) => known.set(name, all[index] ?? ""));
  return known;
}

/**
 * Pinyin of Chinese names; each name is requested once per window. Undefined while it is on its way; if it does not
 * come, names are only found by their characters.
 */
export function usePinyin(names: readonly string[]): PinyinByName | undefined {
  const query = useQuery({
    queryKey: [...KEY, names],
    queryFn: ({ client, signal }) => ask(names, client, signal),
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnError: true },
  });
  return query.isLoading ? undefined : (query.data ?? NONE);
}
