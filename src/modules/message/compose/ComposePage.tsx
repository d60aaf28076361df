import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { Send } from "lucide-react";
import { useState } from "react";
import type { FormActionsProps, FormArrangement } from "../../../crud/form/form-arrangement.web.ts";
import { FormPage } from "../../../crud/form/FormPage.tsx";
import type { Values } from "../../../fields/field-value.ts";
import { call } from "../../../web/api/call.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { useCan } from "../../../web/lookups/permissions.ts";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { useBusyButtons } from "../../../web/press/busy-buttons.ts";
import { LISTED_AUDIENCES, message, messageCalls } from "../message.ts";
import style from "../message.module.css";
import { MESSAGE_TEXTS as TEXTS } from "../screen-texts.ts";
import { SentMessage } from "../SentMessage.tsx";
import { TargetInput } from "./TargetInput.tsx";
import { addressedBy, isDraft, useSending } from "./use-sending.web.ts";

const PreviewDialog = lazyDialog(async () => (await import("./PreviewDialog.tsx")).PreviewDialog);

/** Number of people the message would reach; empty until receivers are chosen. */
function Reach({ typed }: { readonly typed: Values }) {
  const t = useText();
  const to = addressedBy(typed);
  const isComplete =
    to !== undefined &&
    (to.audience === "everybody" || Object.values(to).some((each) => Array.isArray(each) && each.length > 0));
  const count = useQuery({
    queryKey: [message.path, "receivers", to],
    queryFn: ({ signal }) => call(messageCalls.receivers, to ?? { audience: "everybody" }, { signal }),
    enabled: isComplete,
    meta: { showsOwnError: true },
  }).data?.receivers;
  return (
    <span className={style.count} data-tone="quiet" role="status">
      {isComplete && count !== undefined ? t(TEXTS.goesTo, { count }) : ""}
    </span>
  );
}

function Actions({ typed, isSaving, save, saveButton }: FormActionsProps) {
  const t = useText();
  const mayAdd = useCan("sys:message:add");
  const sending = useSending();
  const { button } = useBusyButtons();
  const [isPreviewed, setPreviewed] = useState(false);
  const send = async () => {
    const ready = await save();
    if (ready) await sending.send(ready.row);
  };
  return (
    <>
      {saveButton(false)}
      {mayAdd ? <Reach typed={typed} /> : null}
      <Button onClick={() => setPreviewed(true)}>{t(TEXTS.preview)}</Button>
      {mayAdd ? (
        <Button type="primary" icon={<Send size={16} aria-hidden />} {...button("send", send, isSaving)}>
          {t(TEXTS.send)}
        </Button>
      ) : null}
      {isPreviewed ? <PreviewDialog typed={typed} onClose={() => setPreviewed(false)} /> : null}
    </>
  );
}

const ARRANGEMENT: FormArrangement = {
  start: { showType: "NOTIFY" },
  saveWords: TEXTS.saveDraft,
  mayChange: isDraft,
  asksFor: (name, typed) =>
    name === "mustAcknowledge"
      ? typed["showType"] === "DIALOG"
      : !LISTED_AUDIENCES.some((each) => each === name) || typed["audience"] === name,
  requires: LISTED_AUDIENCES,
  inputs: { targetUrl: TargetInput },
  Aside: ({ record }) => (isDraft(record) ? null : <SentMessage record={record} />),
  Actions,
};

/** Edits a draft; shows a sent message read-only. */
export const ComposePage = () => <FormPage module={message} arrangement={ARRANGEMENT} />;
