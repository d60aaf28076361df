import { Button } from "antd";
import { useMemo, useState } from "react";
import type { Text } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { FormActionsProps, FormArrangement } from "../../crud/form/form-arrangement.web.ts";
import { FormPage } from "../../crud/form/FormPage.tsx";
import { hasSameValues } from "../../crud/form/form-values.ts";
import { useRecord, type Row } from "../../crud/record-queries.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { draftKeeper } from "../draft/draft.web.ts";
import { PreviewDesk } from "./preview/PreviewDesk.tsx";
import { useLivePreview } from "./preview/preview-context.web.ts";
import { PreviewButton } from "./preview/PreviewButton.tsx";
import { PublishingBar } from "./PublishingBar.tsx";
import type { PublishState } from "./states.ts";
import { stateOf, usePublishing } from "./use-publishing.web.ts";

const ScheduleDialog = lazyDialog(async () => (await import("./ScheduleDialog.tsx")).ScheduleDialog);

/**
 * The form's publishing actions; publishing and scheduling save the input first. A new record that was saved has a form
 * of its own: what is asked next is kept by the page.
 */
function actionsFor(module: Module, onSchedule: (row: Row | undefined) => void) {
  return function Actions(form: FormActionsProps) {
    const { isSaving, save, saveButton } = form;
    const t = useText();
    const publishing = usePublishing(module);
    const live = useLivePreview(form);
    const { button } = useBusyButtons<"schedule" | "publish">();
    // may have been published meanwhile, here or elsewhere
    const now = useRecord(module, form.record?.id).data ?? form.record;
    const state = now && stateOf(now);
    const preview = module.publicPath === undefined ? null : <PreviewButton {...form} module={module} live={live} />;
    if (!publishing.mayPublish || state === "published")
      return (
        <>
          {preview}
          {saveButton(true)}
        </>
      );
    // A scheduled record is published automatically, so its main action is saving.
    const isPublishingMain = state !== "scheduled";
    // Steps taken since (unpublished, pinned, a translation checked) change the version, but nothing that is shown here.
    const presentOf = (row: Row) => (row === form.record && now && hasSameValues(module, row, now) ? now : row);
    const publish = async () => {
      const ready = await save();
      if (ready) await publishing.publish(presentOf(ready.row), { isSaved: ready.isSaved });
    };
    const schedule = async () => {
      const ready = await save();
      onSchedule(ready && presentOf(ready.row));
    };
    return (
      <>
        {preview}
        <Button {...button("schedule", schedule, isSaving)}>{t(TEXTS.schedule)}</Button>
        {isPublishingMain ? saveButton(false) : null}
        <Button type={isPublishingMain ? "primary" : "default"} {...button("publish", publish, isSaving)}>
          {t(TEXTS.publish)}
        </Button>
        {isPublishingMain ? null : saveButton(true)}
      </>
    );
  };
}

/** By the state that a set time brings. */
const STEPS: Partial<Record<PublishState, Text>> = {
  published: TEXTS.publishedOnTime,
  withdrawn: TEXTS.withdrawnOnTime,
};

/** Parts that a module adds to the form. */
export type OwnArrangement = Pick<FormArrangement, "inputs" | "Aside">;

const arrangementFor = (
  module: Module,
  own: OwnArrangement,
  onSchedule: (row: Row | undefined) => void,
): FormArrangement => ({
  ...own,
  Actions: actionsFor(module, onSchedule),
  Head: (props) => <PublishingBar {...props} module={module} />,
  stepSaid: (row) => STEPS[stateOf(row)],
  drafts: draftKeeper(module),
});

/** The form page of a module that is published. */
export function PublishingPage({ module, own }: { readonly module: Module; readonly own: OwnArrangement }) {
  const [scheduled, setScheduled] = useState<Row>();
  const arrangement = useMemo<FormArrangement>(() => arrangementFor(module, own, setScheduled), [module, own]);
  return (
    <PreviewDesk module={module}>
      <FormPage module={module} arrangement={arrangement} />
      {scheduled ? <ScheduleDialog module={module} row={scheduled} onClose={() => setScheduled(undefined)} /> : null}
    </PreviewDesk>
  );
}
