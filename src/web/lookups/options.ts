import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts, type Words } from "../../contract/text.ts";
import { call } from "../api/call.ts";

interface Titled {
  readonly id: string;
  readonly title: Words;
}
/** A record that can be referred to. */
export interface Option extends Titled {
  /** In a tree: those above it, from the root. */
  readonly path?: readonly Titled[] | undefined;
}

const texts = defineTexts("options", { list: { zh: "可选记录", lo: "ລາຍການໃຫ້ເລືອກ", en: "Records to choose from" } });
const titled = z.object({ id: z.string(), title: z.object({ zh: z.string(), lo: z.string(), en: z.string() }) });
/** The call that answers a module's records as choices. */
export const optionsOf = (path: `/${string}`) =>
  endpoint({
    method: "POST",
    path: `${path}/options`,
    permission: "signed-in",
    title: texts.list,
    input: z.object({ search: z.string().optional(), ids: z.array(z.string()).optional() }),
    reply: z.array(titled.extend({ path: z.array(titled).optional() })),
  });

export interface OptionsWanted {
  /** What the person typed; empty: the first few. */
  readonly search?: string | undefined;
  /** Exactly these records, to show what is already chosen. */
  readonly ids?: readonly string[] | undefined;
  readonly isEnabled?: boolean;
}

/** Records of the module at `path` to choose from; the last answer stays while the next one is on its way, with a word. */
export function useOptions(
  path: `/${string}`,
  { search, ids, isEnabled = true }: OptionsWanted = {},
): { options: readonly Option[]; isWaiting: boolean; error: Error | null; retry: () => void } {
  const query = useQuery({
    queryKey: ["options", path, search ?? "", ids ?? []],
    queryFn: ({ signal }) =>
      call(optionsOf(path), { ...(search ? { search } : {}), ...(ids ? { ids: [...ids] } : {}) }, { signal }),
    enabled: isEnabled && ids?.length !== 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return {
    options: query.data ?? [],
    isWaiting: isEnabled && (query.isPending || query.isPlaceholderData),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
