import { queryOptions, useQueries, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Words } from "../../contract/text.ts";
import { call } from "../../web/api/call.ts";
import { optionsOf, type Option } from "../../web/lookups/options.ts";

type Path = `/${string}`;

const MOST = 100; // ids in one call
const FRESH = 30_000; // ms
type Options = ReadonlyMap<string, Option>;
const waiting = new Map<Path, { ids: Set<string>; options: Promise<Options> }>();

/** One call for all records that a drawing of the table asks for, instead of one per cell. */
function optionsSoon(path: Path, id: string): Promise<Options> {
  const present = waiting.get(path);
  if (present && present.ids.size < MOST) {
    present.ids.add(id);
    return present.options;
  }
  const ids = new Set([id]);
  const found = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    if (waiting.get(path)?.ids === ids) waiting.delete(path);
    const options = await call(optionsOf(path), { ids: [...ids] });
    return new Map(options.map((option) => [option.id, option]));
  });
  waiting.set(path, { ids, options: found });
  return found;
}

const optionQuery = (path: Path, id: string | null) =>
  queryOptions({
    queryKey: ["options", path, "one", id],
    queryFn: async () => (await optionsSoon(path, id as string)).get(id as string) ?? null,
    enabled: id !== null,
    staleTime: FRESH,
  });

/** What stands for a record; undefined until it is there, null for a record that is gone. */
export const useOption = (path: Path, id: string | null): Option | null | undefined =>
  useQuery(optionQuery(path, id)).data;

/** The words that stand for a record; undefined until they are there, null for a record that is gone. */
export function useTitle(path: Path, id: string | null): Words | null | undefined {
  const option = useOption(path, id);
  return option ? option.title : option;
}

/** Finds a record in what lists of this page have read. */
type ReadInLists = (client: QueryClient, path: Path, id: string) => Option | undefined;
let readInLists: ReadInLists = () => undefined;
/** Lists are made of fields, so they say themselves where their rows are found. */
export const nameFromLists = (read: ReadInLists): void => {
  readInLists = read;
};

/** The record among whatever choices, and then lists, this page has read. */
function known(client: QueryClient, path: Path, id: string): Option | undefined {
  for (const [, choices] of client.getQueriesData({ queryKey: ["options", path] })) {
    const found = Array.isArray(choices) ? (choices as Option[]).find((each) => each.id === id) : undefined;
    if (found) return found;
  }
  return readInLists(client, path, id);
}

/** What stands for each of several records, in their order; what the page knows already is there at once. */
export function useOptionsOf(path: Path, ids: readonly string[]): readonly (Option | null | undefined)[] {
  const client = useQueryClient();
  return useQueries({
    queries: ids.map((id) => ({ ...optionQuery(path, id), placeholderData: () => known(client, path, id) })),
    combine: (answers) => answers.map(({ data }) => data),
  });
}
