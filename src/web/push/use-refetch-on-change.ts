import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { usePushMessages } from "./push-messages.ts";

/** Refetches the queries of a key when one of the records changes, or so many at once that their ids are not sent. */
export function useRefetchOnChange(paths: readonly string[], ids: readonly string[], queryKey: QueryKey): void {
  const client = useQueryClient();
  usePushMessages(({ type, change }) => {
    if (type !== "RECORD_CHANGED" || !change || !paths.includes(change.path)) return;
    if (change.ids.length === 0 || change.ids.some((id) => ids.includes(id)))
      void client.invalidateQueries({ queryKey });
  });
}
