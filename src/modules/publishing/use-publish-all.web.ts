import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { idsAndVersions } from "../../contract/asked-records.ts";
import { hasAny } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { asOwnWrite } from "../../crud/own-writes.web.ts";
import { call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/components/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { ownPermissions } from "../../web/lookups/permissions.ts";
import { BOARD_TEXTS as TEXTS } from "./board-texts.ts";
import { publishingCalls, type BoardRecord, type Outcome } from "./publishing.ts";
import { PUBLISHING_SCREEN_TEXTS } from "./screen-texts.ts";
import { useUntranslatedAsked } from "./untranslated.web.ts";

/** A record with the module whose it is. */
export interface OnBoard {
  readonly module: Module;
  readonly record: BoardRecord;
}

const mayPublish = ({ module }: OnBoard): boolean => hasAny(ownPermissions(), `${module.permission}:publish`);

/** Publishes the drafts of several modules: those that can go out, and says of each other one why it did not. */
export function usePublishAll(records: readonly OnBoard[], refresh: () => Promise<unknown>) {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  const mayGoOut = useUntranslatedAsked();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Outcome["refused"]>([]);
  const drafts = records.filter(({ record }) => record.state === "draft");
  const own = drafts.filter(mayPublish);
  const due = own.filter(({ record }) => record.obstacle === "");
  // Whoever belongs to another stands behind it on the board, and goes out after it.
  const modules = [...new Set(due.map(({ module }) => module))];

  const publishAll = async () => {
    const going = due.map(({ record }) => record);
    if (!(await mayGoOut(t(TEXTS.publishAllAsk, { count: going.length }), going))) return;
    setBusy(true);
    setRefused([]);
    const done: string[] = [];
    const left: Outcome["refused"] = [];
    try {
      for (const module of modules) {
        const some = due.filter((each) => each.module === module).map(({ record }) => record);
        const outcome = await asOwnWrite(module, () => call(publishingCalls(module).publishMany, idsAndVersions(some)));
        done.push(...outcome.done);
        left.push(...outcome.refused);
      }
    } catch (error) {
      feedback.error(error instanceof Error ? error.message : String(error));
    }
    setRefused(left);
    if (done.length > 0) feedback.success(t(PUBLISHING_SCREEN_TEXTS.publishedMany, { count: done.length }));
    if (left.length > 0) feedback.error(t(TEXTS.notDone, { count: left.length }));
    for (const { path } of modules) void client.invalidateQueries({ queryKey: [path] });
    await refresh();
    setBusy(false);
  };
  return {
    publishAll,
    isBusy,
    due,
    heldBack: own.length - due.length,
    notOurs: drafts.length - own.length,
    reasonFor: (id: string): string => refused.find((each) => each.id === id)?.reason ?? "",
  };
}
