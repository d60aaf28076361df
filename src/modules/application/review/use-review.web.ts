import { useQuery } from "@tanstack/react-query";
import { useRefresh } from "../../../crud/record-queries.web.ts";
import { useWrite } from "../../../crud/optimistic-locking/use-write.web.ts";
import type { Text } from "../../../contract/text.ts";
import { call } from "../../../web/api/call.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { useOneAtATime } from "../../../web/press/one-at-a-time.ts";
import { useRefetchOnChange } from "../../../web/push/use-refetch-on-change.ts";
import { application, reviewCalls } from "../application.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";

const STALE_TIME = 240_000; // ms; the pictures' signed addresses expire after five minutes

/** An application's details; fetched again when somebody changes it. */
export function useDetail(id: string) {
  const key = [application.path, "detail", id];
  useRefetchOnChange([application.path], [id], key);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(reviewCalls.detail, { id }, { signal }),
    staleTime: STALE_TIME,
    enabled: id !== "",
    meta: { showsOwnError: true },
  });
}

/** Runs a step of the review and reports it in a toast. Resolves to whether it succeeded. */
export function useStep() {
  const t = useText();
  const one = useOneAtATime();
  const write = useWrite(application);
  const refreshEnterprises = useRefresh(enterprise);
  const refreshProducts = useRefresh(product);
  return async (work: () => Promise<unknown>, done: Text): Promise<boolean> => {
    const result = await one(() => write(work, () => t(done)));
    void refreshEnterprises();
    void refreshProducts();
    return result !== undefined;
  };
}
