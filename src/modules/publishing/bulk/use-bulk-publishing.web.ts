import { useQueryClient } from "@tanstack/react-query";
import { CircleArrowDown, Globe, Pin, PinOff } from "lucide-react";
import { useState } from "react";
import { idsAndVersions, type KnownRecord } from "../../../contract/optimistic-locking.ts";
import type { Module } from "../../../crud/define-module.ts";
import type { BulkAction } from "../../../web/table/selection/SelectionBar.tsx";
import { useWrite } from "../../../crud/optimistic-locking/use-write.web.ts";
import { fetchRows } from "../../../crud/rows/fetch-rows.web.ts";
import { call } from "../../../web/api/call.ts";
import { useConfirm } from "../../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useMayCall } from "../../../web/lookups/permissions.ts";
import { publishingCalls, type Outcome } from "../publishing.ts";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";
import { useUntranslatedAsked } from "../translation/untranslated.web.ts";

/** The refused part of a bulk action. */
export interface LeftOut {
  readonly title: string;
  readonly refused: Outcome["refused"];
}

/** The bulk actions of publishing that the user may take. */
export function useBulkPublishing(module: Module) {
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const client = useQueryClient();
  const write = useWrite(module);
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const calls = publishingCalls(module);
  const mayPublish = useMayCall(calls.publishMany);
  const mayPin = useMayCall(calls.pinMany);
  const mayGoOut = useUntranslatedAsked();

  /** Resolves to the ids of the records that were not changed. */
  const take = async (records: readonly KnownRecord[], work: () => Promise<Outcome>, told: keyof typeof TEXTS) => {
    const outcome = await write(work, ({ done, refused }) => {
      const title = done.length > 0 ? t(TEXTS[told], { count: done.length }) : t(TEXTS.noneDone);
      if (refused.length === 0) return title;
      setLeftOut({ title, refused });
      return undefined;
    });
    return (outcome?.refused ?? records).map(({ id }) => id);
  };
  const withdraw = async (records: readonly KnownRecord[]) => {
    const title = t(TEXTS.withdrawManyAsk, { count: records.length });
    const question = { title, text: t(TEXTS.withdrawManyText), yes: t(TEXTS.withdraw), isDangerous: true };
    if (!(await ask(question))) return records.map(({ id }) => id);
    return take(records, () => call(calls.withdrawMany, idsAndVersions(records)), "withdrawnMany");
  };
  const publish = async (records: readonly KnownRecord[]) => {
    const ids = records.map(({ id }) => id);
    try {
      const [{ done, refused }, rows] = await Promise.all([
        call(calls.publishMany, { ...idsAndVersions(records), dryRun: true }),
        fetchRows(client, module, ids),
      ]);
      if (done.length === 0) {
        setLeftOut({ title: t(TEXTS.noneDone), refused });
        return ids;
      }
      const going = rows.filter(({ id }) => done.includes(id));
      if (!(await mayGoOut(t(TEXTS.publishManyAsk, { count: done.length }), going, { refused }))) return ids;
    } catch (error) {
      feedback.failure(error);
      return ids;
    }
    return take(records, () => call(calls.publishMany, idsAndVersions(records)), "publishedMany");
  };
  const pin = (isPinned: boolean) => (records: readonly KnownRecord[]) =>
    take(
      records,
      () => call(calls.pinMany, { ...idsAndVersions(records), isPinned }),
      isPinned ? "pinnedMany" : "unpinnedMany",
    );
  const actions: BulkAction[] = [
    ...(mayPublish
      ? [
          { key: "publish", label: t(TEXTS.publish), Icon: Globe, act: publish },
          { key: "withdraw", label: t(TEXTS.withdraw), Icon: CircleArrowDown, act: withdraw },
        ]
      : []),
    ...(mayPin
      ? [
          { key: "pin", label: t(TEXTS.pin), Icon: Pin, act: pin(true) },
          { key: "unpin", label: t(TEXTS.unpin), Icon: PinOff, act: pin(false) },
        ]
      : []),
  ];
  return { actions, leftOut, close: () => setLeftOut(undefined) };
}
