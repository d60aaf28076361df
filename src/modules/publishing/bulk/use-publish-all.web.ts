import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { KnownRecord } from "../../../contract/optimistic-locking.ts";
import { hasAny } from "../../../contract/permission.ts";
import type { Module } from "../../../crud/define-module.ts";
import { asLocalMutation } from "../../../crud/optimistic-locking/changes-elsewhere.web.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { ownPermissions } from "../../../web/lookups/permissions.ts";
import { BOARD_TEXTS as TEXTS } from "../board/board-texts.ts";
import type { BoardRecord, Outcome } from "../publishing.ts";
import { PUBLISHING_SCREEN_TEXTS } from "../screen-texts.ts";
import { useUntranslatedAsked } from "../translation/untranslated.web.ts";

/** A record with its module. */
export interface OnBoard {
  readonly module: Module;
  readonly record: BoardRecord;
}

const mayPublish = ({ module }: OnBoard): boolean => hasAny(ownPermissions(), `${module.permission}:publish`);

/** Publishes the records together, all or none; `dryRun` only returns the result. */
export type PublishTogether = (
  records: readonly KnownRecord[],
  options: { readonly dryRun: boolean },
) => Promise<Outcome>;

/** Publishes the drafts of several modules together, and keeps the reasons when any is refused. */
export function usePublishAll(
  records: readonly OnBoard[],
  { refresh, together }: { readonly refresh: () => Promise<unknown>; readonly together: PublishTogether },
) {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  const mayGoOut = useUntranslatedAsked();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Outcome["refused"]>([]);
  const drafts = records.filter(({ record }) => record.state === "draft");
  const own = drafts.filter(mayPublish);
  const due = own.filter(({ record }) => record.obstacle === "");
  const modules = [...new Set(due.map(({ module }) => module))];

  /** Resolves to true if nothing was refused. */
  const attempt = async (dryRun: boolean): Promise<boolean> => {
    const going = due.map(({ record }) => ({ id: record.id, version: record.version }));
    const write = () => together(going, { dryRun });
    const { done, refused: left } = await (dryRun
      ? write()
      : modules.reduce((inner, module) => () => asLocalMutation(module, inner), write)());
    setRefused(left);
    if (left.length > 0) feedback.error(t(TEXTS.notDone, { count: left.length }));
    else if (!dryRun) feedback.success(t(PUBLISHING_SCREEN_TEXTS.publishedMany, { count: done.length }));
    return left.length === 0;
  };
  const publishAll = async () => {
    setBusy(true);
    try {
      // Refusals come first, then the question about missing translations.
      const asked = due.map(({ record }) => record);
      if (await attempt(true)) {
        if (!(await mayGoOut(t(TEXTS.publishAllAsk, { count: due.length }), asked))) return;
        await attempt(false);
      }
    } catch (error) {
      feedback.failure(error);
    } finally {
      setBusy(false);
    }
    for (const { path } of modules) void client.invalidateQueries({ queryKey: [path] });
    await refresh();
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
