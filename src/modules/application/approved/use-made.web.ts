import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../web/api/call.ts";
import { useRecordChanges } from "../../../web/push/pushed.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";
import { application, applicationCalls } from "../application.ts";

/** What came of an application; asked for again when somebody changes any of it. */
export function useMade(id: string) {
  const client = useQueryClient();
  const queryKey = [application.path, "made", id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(applicationCalls.made, { id }, { signal }),
    staleTime: 0, // a draft is mended in another tab, and looked at here again
    enabled: id !== "",
    meta: { isToldInPlace: true },
  });
  const { records = [], removed = [] } = query.data ?? {};
  const shown = [id, ...[...records, ...removed].map((each) => each.id)];
  const hear = ({ ids }: { readonly ids: readonly string[] }) => {
    if (ids.length === 0 || ids.some((each) => shown.includes(each))) void client.invalidateQueries({ queryKey });
  };
  useRecordChanges(application.path, hear);
  useRecordChanges(enterprise.path, hear);
  useRecordChanges(product.path, hear);
  return query;
}
