import { useQuery } from "@tanstack/react-query";
import { LONGEST_NAME, MOST_NAMES, search } from "../../../modules/search/search.ts";
import { call } from "../../../web/api/call.ts";

const NONE: ReadonlyMap<string, string> = new Map();

async function ask(names: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const asked = names.filter((name) => name.length <= LONGEST_NAME);
  const parts = Array.from({ length: Math.ceil(asked.length / MOST_NAMES) }, (_, index) =>
    asked.slice(index * MOST_NAMES, (index + 1) * MOST_NAMES),
  );
  const readings = await Promise.all(parts.map((texts) => call(search.readings, { texts }, { signal })));
  const all = readings.flat();
  return new Map(asked.map((name, index) => [name, all[index] ?? ""]));
}

/** How Chinese names are read, asked for once per window. Without an answer names are found by their characters alone. */
export function useReadings(names: readonly string[]): ReadonlyMap<string, string> {
  const query = useQuery({
    queryKey: ["search", "readings", names],
    queryFn: ({ signal }) => ask(names, signal),
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { isToldInPlace: true },
  });
  return query.data ?? NONE;
}
