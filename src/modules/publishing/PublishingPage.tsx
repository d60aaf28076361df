import { Button } from "antd";
import { useMemo, useState } from "react";
import type { Module } from "../../crud/define-module.ts";
import type { FormActionsProps, FormArrangement } from "../../crud/form/form-arrangement.web.ts";
import { FormPage } from "../../crud/form/FormPage.tsx";
import { useRecord, type Row } from "../../crud/use-crud.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { draftKeeper } from "./draft-keeper.web.ts";
import { PreviewButton } from "./preview/PreviewButton.tsx";
import { PublishingBar } from "./PublishingBar.tsx";
import { stateOf, usePublishing } from "./use-publishing.web.ts";

const ScheduleDialog = lazyDialog(async () => (await import("./ScheduleDialog.tsx")).ScheduleDialog);

/** The form's publishing actions; publishing saves the input first. */
function actionsFor(module: Module) {
  return function Actions(form: FormActionsProps) {
    const { isSaving, save } = form;
    const t = useText();
    const publishing = usePublishing(module);
    const [saved, setSaved] = useState<Row>();
    const { button } = useBusyButtons<"schedule" | "publish">();
    // may have been published meanwhile, here or elsewhere
    const now = useRecord(module, form.record?.id).data ?? form.record;
    const state = now && stateOf(now);
    const preview = module.publicPath === undefined ? null : <PreviewButton {...form} module={module} />;
    if (!publishing.mayPublish || state === "published") return preview;
    const publish = async () => {
      const row = await save();
      if (row) await publishing.publish(row);
    };
    const schedule = async () => setSaved(await save());
    return (
      <>
        {preview}
        <Button {...button("schedule", schedule, isSaving)}>{t(TEXTS.schedule)}</Button>
        <Button {...button("publish", publish, isSaving)}>{t(TEXTS.publish)}</Button>
        {saved ? <ScheduleDialog module={module} row={saved} onClose={() => setSaved(undefined)} /> : null}
      </>
    );
  };
}

type Inputs = NonNullable<FormArrangement["inputs"]>;

const arrangementFor = (module: Module, inputs: Inputs): FormArrangement => ({
  inputs,
  Actions: actionsFor(module),
  Head: (props) => <PublishingBar {...props} module={module} />,
  drafts: draftKeeper(module),
});

/** The form page of a module that is published. */
export function PublishingPage({ module, inputs }: { readonly module: Module; readonly inputs: Inputs }) {
  const arrangement = useMemo<FormArrangement>(() => arrangementFor(module, inputs), [module, inputs]);
  return <FormPage module={module} arrangement={arrangement} />;
}
