import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { idsAndVersions } from "../../contract/asked-records.ts";
import { asOwnWrite } from "../../crud/own-writes.web.ts";
import { call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/components/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useMayCall } from "../../web/lookups/permissions.ts";
import { useRecordChanges } from "../../web/push/pushed.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { product } from "../product/product.ts";
import { publishingCalls, type Outcome } from "../publishing/publishing.ts";
import { PUBLISHING_SCREEN_TEXTS } from "../publishing/screen-texts.ts";
import { useUntranslatedAsked } from "../publishing/untranslated.web.ts";
import { application, applicationCalls, MADE_MODULES, type MadeRecord } from "./application.ts";
import { MADE_TEXTS as TEXTS } from "./made-texts.ts";

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

type Refused = Outcome["refused"];

/** Publishes drafts of both kinds: those that can go out, and says of each other one why it did not. */
export function usePublishAll(records: readonly MadeRecord[], refresh: () => Promise<unknown>) {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  const mayGoOut = useUntranslatedAsked();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>([]);
  const may = {
    enterprise: useMayCall(publishingCalls(enterprise).publishMany),
    product: useMayCall(publishingCalls(product).publishMany),
  };
  const drafts = records.filter(({ state }) => state === "draft");
  const own = drafts.filter(({ kind }) => may[kind]);
  const due = own.filter(({ obstacle }) => obstacle === "");

  const publishOne = async (kind: MadeRecord["kind"]): Promise<Outcome> => {
    const some = due.filter((each) => each.kind === kind);
    const module = MADE_MODULES[kind];
    if (some.length === 0) return { done: [], refused: [] };
    return asOwnWrite(module, () => call(publishingCalls(module).publishMany, idsAndVersions(some)));
  };
  const publishAll = async () => {
    if (!(await mayGoOut(t(TEXTS.publishAllAsk, { count: due.length }), due))) return;
    setBusy(true);
    setRefused([]);
    let done = 0;
    try {
      // The enterprise first: a product tells who offers it only once that is public.
      for (const kind of ["enterprise", "product"] as const) {
        const outcome = await publishOne(kind);
        done += outcome.done.length;
        setRefused((others) => [...others, ...outcome.refused]);
        if (outcome.refused.length > 0) feedback.error(t(TEXTS.notDone, { count: outcome.refused.length }));
      }
    } catch (error) {
      feedback.error(error instanceof Error ? error.message : String(error));
    } finally {
      if (done > 0) feedback.success(t(PUBLISHING_SCREEN_TEXTS.publishedMany, { count: done }));
      for (const { path } of [enterprise, product]) void client.invalidateQueries({ queryKey: [path] });
      await refresh();
      setBusy(false);
    }
  };
  return {
    publishAll,
    isBusy,
    may,
    due,
    heldBack: own.length - due.length,
    notOurs: drafts.length - own.length,
    reasonFor: (id: string): string => refused.find((each) => each.id === id)?.reason ?? "",
  };
}
