import { useQuery } from "@tanstack/react-query";
import type { Words } from "../../contract/text.ts";
import { call } from "../../web/api/call.ts";
import { optionsOf, type Option } from "../../web/lookups/options.ts";

type Path = `/${string}`;

const MOST = 100; // ids in one call
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

/** What stands for a record; undefined until it is there, null for a record that is gone. */
export function useOption(path: Path, id: string | null): Option | null | undefined {
  return useQuery({
    queryKey: ["options", path, "one", id],
    queryFn: async () => (await optionsSoon(path, id as string)).get(id as string) ?? null,
    enabled: id !== null,
    staleTime: 30_000,
  }).data;
}

/** The words that stand for a record; undefined until they are there, null for a record that is gone. */
export function useTitle(path: Path, id: string | null): Words | null | undefined {
  const option = useOption(path, id);
  return option ? option.title : option;
}
