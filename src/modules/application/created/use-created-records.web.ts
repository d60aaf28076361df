import { useQuery } from "@tanstack/react-query";
import { call } from "../../../web/api/call.ts";
import { useRefetchOnChange } from "../../../web/push/use-refetch-on-change.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";
import { application, createdCalls } from "../application.ts";

/** The records an approval created; fetched again when somebody changes any of them. */
export function useCreatedRecords(id: string) {
  const queryKey = [application.path, "created", id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(createdCalls.records, { id }, { signal }),
    staleTime: 0, // drafts are edited in other tabs, then looked at here again
    enabled: id !== "",
    meta: { showsOwnError: true },
  });
  const { records = [], removed = [] } = query.data ?? {};
  const shown = [id, ...[...records, ...removed].map((each) => each.id)];
  useRefetchOnChange([application.path, enterprise.path, product.path], shown, queryKey);
  return query;
}
