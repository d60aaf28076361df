import { useQueryClient } from "@tanstack/react-query";
import {
  CalendarClock,
  CalendarX,
  CircleCheck,
  ExternalLink,
  EyeOff,
  Pin,
  PinOff,
  Send,
  type LucideIcon,
} from "lucide-react";
import { useMemo, useState } from "react";
import { oneAt } from "../../contract/public/public-addresses.ts";
import type { Module } from "../../crud/define-module.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { fetchRows } from "../../crud/rows/fetch-rows.web.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import type { Question } from "../../web/feedback/Confirm.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { BOARD_TEXTS } from "./board/board-texts.ts";
import { publishingCells } from "./publishing-cells.tsx";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { useBulkPublishing } from "./bulk/use-bulk-publishing.web.ts";
import { isPinned, stateOf, uncheckedIn, usePublishing } from "./use-publishing.web.ts";

const CHECKS = { zh: "checkZh", lo: "checkLo", en: "checkEn" } as const;

const LeftOutDialog = lazyDialog(async () => (await import("./bulk/LeftOutDialog.tsx")).LeftOutDialog);
const ScheduleDialog = lazyDialog(async () => (await import("./ScheduleDialog.tsx")).ScheduleDialog);

/** Asks before published records are removed; drafts need no confirmation, because Undo restores them. */
function useRemovalQuestion(module: Module) {
  const t = useText();
  const language = useLanguage();
  const client = useQueryClient();
  return async (ids: readonly string[]): Promise<Question | undefined> => {
    const rows = await fetchRows(client, module, ids);
    const seen = rows.filter((row) => stateOf(row) === "published");
    const [first] = seen;
    if (!first) return undefined;
    const isOne = ids.length === 1;
    return {
      title: isOne
        ? t(TEXTS.removeAsk, { title: recordTitleOf(module, first, language) })
        : t(TEXTS.removeManyAsk, { count: ids.length }),
      text: isOne ? t(TEXTS.removePublic) : t(TEXTS.removePublicMany, { count: seen.length }),
      yes: t(CRUD_TEXTS.remove),
      isDangerous: true,
    };
  };
}

/** The standard list with the publishing actions of each record. */
export function PublishingScreen({ module }: { readonly module: Module }) {
  const t = useText();
  const publishing = usePublishing(module);
  const [scheduled, setScheduled] = useState<Row>();
  const cells = useMemo(() => publishingCells(module), [module]);
  const bulk = useBulkPublishing(module);
  const questionOf = useRemovalQuestion(module);
  const actionsOf = (row: Row): RowAction[] => {
    const state = stateOf(row);
    const { publicPath } = module;
    const one = (key: keyof typeof TEXTS, Icon: LucideIcon, act: () => unknown, isDangerous = false): RowAction => ({
      key,
      label: t(TEXTS[key]),
      Icon,
      act,
      isDangerous,
    });
    const onSite = (path: `/home/${string}`): RowAction => ({
      key: "onSite",
      label: t(BOARD_TEXTS.onSite),
      Icon: ExternalLink,
      act: () => void window.open(oneAt(path, row.id), "_blank", "noopener"),
    });
    return [
      ...(publicPath !== undefined && state === "published" ? [onSite(publicPath)] : []),
      ...(publishing.mayPublish && state !== "published"
        ? [one("publish", Send, () => publishing.publish(row)), one("schedule", CalendarClock, () => setScheduled(row))]
        : []),
      ...(publishing.mayArrange
        ? [
            one(isPinned(row) ? "unpin" : "pin", isPinned(row) ? PinOff : Pin, () =>
              publishing.pin(row, !isPinned(row)),
            ),
          ]
        : []),
      ...(publishing.mayCheck
        ? uncheckedIn(row).map((of) => one(CHECKS[of], CircleCheck, () => publishing.markTranslationChecked(row, of)))
        : []),
      ...(publishing.mayPublish && state === "scheduled"
        ? [one("cancelSchedule", CalendarX, () => publishing.withdraw(row))]
        : []),
      ...(publishing.mayPublish && state === "published"
        ? [one("withdraw", EyeOff, () => publishing.withdraw(row), true)]
        : []),
    ];
  };
  return (
    <>
      <ListScreen
        module={module}
        cells={cells}
        moreActions={actionsOf}
        bulkActions={bulk.actions}
        askBeforeRemoval={questionOf}
      />
      {bulk.leftOut ? <LeftOutDialog {...bulk.leftOut} module={module} onClose={bulk.close} /> : null}
      {scheduled ? <ScheduleDialog module={module} row={scheduled} onClose={() => setScheduled(undefined)} /> : null}
    </>
  );
}
