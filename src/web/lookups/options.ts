import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { endpoint } from "../../contract/endpoint.ts";
import { optionList, optionsInput, type Option } from "../../contract/option.ts";
import { defineTexts } from "../../contract/text.ts";
import { call } from "../api/call.ts";

const texts = defineTexts("options", { list: { zh: "可选记录", lo: "ລາຍການໃຫ້ເລືອກ", en: "Records to choose from" } });
/** The endpoint that lists a module's records as options. */
export const optionsOf = (path: `/${string}`) =>
  endpoint({
    method: "POST",
    path: `${path}/options`,
    permission: "signed-in",
    title: texts.list,
    input: optionsInput,
    reply: optionList,
  });

export interface OptionsWanted {
  /** Search text; empty: the first records. */
  readonly search?: string | undefined;
  /** Only these records, to show the present choice. */
  readonly ids?: readonly string[] | undefined;
  readonly isEnabled?: boolean;
}

/** Query key of all that was asked of the options of the module at `path`. */
export const optionsKey = (path: string): readonly string[] => ["options", path];

/** Records of the module at `path` to choose from; the previous answer stays while the next one loads. */
export function useOptions(
  path: `/${string}`,
  { search, ids, isEnabled = true }: OptionsWanted = {},
): { options: readonly Option[]; isWaiting: boolean; error: Error | null; retry: () => void } {
  const query = useQuery({
    queryKey: [...optionsKey(path), search ?? "", ids ?? []],
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
