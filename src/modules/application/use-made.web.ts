import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../web/api/call.ts";
import { useRecordChanges } from "../../web/push/pushed.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { product } from "../product/product.ts";
import { application, applicationCalls } from "./application.ts";

/** What came of an application; asked for again when somebody changes any of it. */
export function useMade(id: string) {
  const client = useQueryClient();
  const key = [application.path, "made", id];
  const again = () => void client.invalidateQueries({ queryKey: key });
  useRecordChanges(application.path, ({ ids }) => {
    if (ids.length === 0 || ids.includes(id)) again();
  });
  useRecordChanges(enterprise.path, again);
  useRecordChanges(product.path, again);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(applicationCalls.made, { id }, { signal }),
    staleTime: 0, // a draft is mended in another tab, and looked at here again
    enabled: id !== "",
    meta: { isToldInPlace: true },
  });
}
