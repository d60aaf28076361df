import { useEffect, useEffectEvent } from "react";
import type { ListChange, ListView } from "./list-address.ts";

interface Listed {
  readonly data?: { readonly total: number } | undefined;
  /** The rows answer the question before. */
  readonly isPlaceholderData: boolean;
}

/**
 * Past the last page, as after its last row was deleted, the address changes to the last one; not for rows that answer
 * only a part of the address.
 */
export function useClampedPage(
  { data, isPlaceholderData }: Listed,
  { page, pageSize, misread }: Pick<ListView, "page" | "pageSize" | "misread">,
  change: (part: ListChange) => void,
): void {
  const lastPage = data && !isPlaceholderData && !misread ? Math.max(1, Math.ceil(data.total / pageSize)) : page;
  const turnBack = useEffectEvent(() => change({ page: lastPage }));
  useEffect(() => {
    if (page > lastPage) turnBack();
  }, [page, lastPage]);
}
