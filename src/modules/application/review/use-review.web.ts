import { useQuery, useQueryClient } from "@tanstack/react-query";
import { asLocalMutation } from "../../../crud/versions/local-mutations.web.ts";
import type { Text } from "../../../contract/text.ts";
import { call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useOneAtATime } from "../../../web/press/one-at-a-time.ts";
import { useRecordChanges } from "../../../web/push/pushed.ts";
import { application, applicationCalls } from "../application.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";

const FRESH = 240_000; // ms: the pictures' addresses are good for five minutes

/** An application with all that belongs to it; asked for again when somebody else moved it on. */
export function useDetail(id: string) {
  const client = useQueryClient();
  const key = [application.path, "detail", id];
  useRecordChanges(application.path, ({ ids }) => {
    if (ids.length === 0 || ids.includes(id)) void client.invalidateQueries({ queryKey: key });
  });
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(applicationCalls.detail, { id }, { signal }),
    staleTime: FRESH,
    enabled: id !== "",
    meta: { isToldInPlace: true },
  });
}

/** A step of the review, told in a toast. Resolves to whether it was made. */
export function useStep() {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  const one = useOneAtATime();
  const make = async (work: () => Promise<unknown>, told: Text): Promise<boolean> => {
    try {
      await asLocalMutation(application, work);
      feedback.success(t(told));
      return true;
    } catch (error) {
      feedback.failure(error);
      return false;
    } finally {
      for (const { path } of [application, enterprise, product]) void client.invalidateQueries({ queryKey: [path] });
    }
  };
  return async (work: () => Promise<unknown>, told: Text): Promise<boolean> =>
    (await one(() => make(work, told))) ?? false;
}
