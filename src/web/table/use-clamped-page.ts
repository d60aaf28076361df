import { useEffect, useEffectEvent } from "react";
import type { ListChange, ListView } from "./list-address.ts";

interface Listed {
  readonly data?: { readonly total: number } | undefined;
  /** The rows answer the question before. */
  readonly isPlaceholderData: boolean;
}

/** Past the last page, as after its last row was deleted, the address changes to the last one. */
export function useClampedPage(
  { data, isPlaceholderData }: Listed,
  { page, pageSize }: Pick<ListView, "page" | "pageSize">,
  change: (part: ListChange) => void,
): void {
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / pageSize)) : page;
  const turnBack = useEffectEvent(() => change({ page: lastPage }));
  useEffect(() => {
    if (page > lastPage) turnBack();
  }, [page, lastPage]);
}
