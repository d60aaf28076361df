import { useQuery } from "@tanstack/react-query";
import type { Words } from "../../contract/text.ts";
import { call } from "../../web/api/call.ts";
import { optionsOf } from "../../web/lookups/options.ts";

type Path = `/${string}`;

const MOST = 100; // ids in one call
type Titles = ReadonlyMap<string, Words>;
const waiting = new Map<Path, { ids: Set<string>; titles: Promise<Titles> }>();

/** One call for all titles that a drawing of the table asks for, instead of one per cell. */
function titlesSoon(path: Path, id: string): Promise<Titles> {
  const present = waiting.get(path);
  if (present && present.ids.size < MOST) {
    present.ids.add(id);
    return present.titles;
  }
  const ids = new Set([id]);
  const titles = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    if (waiting.get(path)?.ids === ids) waiting.delete(path);
    const options = await call(optionsOf(path), { ids: [...ids] });
    return new Map(options.map((option) => [option.id, option.title]));
  });
  waiting.set(path, { ids, titles });
  return titles;
}

/** The words that stand for a record; undefined until they are there, null for a record that is gone. */
export function useTitle(path: Path, id: string | null): Words | null | undefined {
  return useQuery({
    queryKey: ["options", path, "title", id],
    queryFn: async () => (await titlesSoon(path, id as string)).get(id as string) ?? null,
    enabled: id !== null,
    staleTime: 30_000,
  }).data;
}
