import { queryOptions, useQueries, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Words } from "../../contract/text.ts";
import { batchKeys } from "../../web/api/batch-keys.ts";
import { call } from "../../web/api/call.ts";
import type { Option } from "../../contract/option.ts";
import { optionsKey, optionsOf } from "../../web/lookups/options.ts";

type Path = `/${string}`;

const MAX_IDS = 100; // ids in one call
const FRESH = 30_000; // ms
const loaders = new Map<Path, (id: string) => Promise<Option | undefined>>();

function loadOption(path: Path, id: string): Promise<Option | undefined> {
  const load =
    loaders.get(path) ??
    batchKeys(async (ids) => {
      const options = await call(optionsOf(path), { ids: [...ids] });
      return new Map(options.map((option) => [option.id, option]));
    }, MAX_IDS);
  loaders.set(path, load);
  return load(id);
}

const optionQuery = (path: Path, id: string | null) =>
  queryOptions({
    queryKey: [...optionsKey(path), "one", id],
    queryFn: async () => (await loadOption(path, id as string)) ?? null,
    enabled: id !== null,
    staleTime: FRESH,
  });

/** The option of a record; undefined while loading, null if it does not exist. */
export const useOption = (path: Path, id: string | null): Option | null | undefined =>
  useQuery(optionQuery(path, id)).data;

/** The title of a record; undefined while loading, null if it does not exist. */
export function useTitle(path: Path, id: string | null): Words | null | undefined {
  const option = useOption(path, id);
  return option ? option.title : option;
}

/** Looks a record up in the cached lists. */
type ReadInLists = (client: QueryClient, path: Path, id: string) => Option | undefined;
let readInLists: ReadInLists = () => undefined;
/** Injected by `crud`, which knows the lists and imports the fields. */
export const nameFromLists = (read: ReadInLists): void => {
  readInLists = read;
};

/** The record from cached options, then from cached lists. */
function known(client: QueryClient, path: Path, id: string): Option | undefined {
  for (const [, choices] of client.getQueriesData({ queryKey: optionsKey(path) })) {
    const found = Array.isArray(choices) ? (choices as Option[]).find((each) => each.id === id) : undefined;
    if (found) return found;
  }
  return readInLists(client, path, id);
}

/** The options of several records in order; cached ones are available at once. */
export function useOptionsOf(path: Path, ids: readonly string[]): readonly (Option | null | undefined)[] {
  const client = useQueryClient();
  return useQueries({
    queries: ids.map((id) => ({ ...optionQuery(path, id), placeholderData: () => known(client, path, id) })),
    combine: (answers) => answers.map(({ data }) => data),
  });
}
