import { ConfigProvider } from "antd";
import { useRef, useState } from "react";
import type { Module } from "../../crud/define-module.ts";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { InputValidityContext, NOTHING_WRONG } from "../../fields/input-validity.web.ts";
import { moment } from "../../fields/moment/moment.ts";
import { MomentInput } from "../../fields/moment/MomentControls.tsx";
import { Modal } from "../../web/components/Modal.tsx";
import { useIsAsked } from "../../web/feedback/Confirm.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useAskedClosing } from "../../web/page/use-asked-closing.ts";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { isTooFarAhead, SCHEDULE_LIMIT_TEXTS } from "./schedule-limit.ts";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { usePublishing } from "./use-publishing.web.ts";
import style from "./publishing.module.css";

const WHEN = moment({ label: TEXTS.when, required: true, isAhead: true, timeOfDay: "09:00" });

interface ScheduleDialogProps {
  readonly module: Module;
  readonly row: Row;
  readonly onClose: () => void;
}

/** Asks for a future time and publishes the record at it. */
export function ScheduleDialog({ module, row, onClose }: ScheduleDialogProps) {
  const t = useText();
  const title = recordTitleOf(module, row, useLanguage());
  const [at, setAt] = useState<string | null>(null);
  /** What is wrong with the typed text, and why a time is not taken. */
  const [unread, setUnread] = useState("");
  const [refusal, setRefusal] = useState("");
  const wrong = unread || refusal;
  const check = useRef<(value: unknown) => string>(NOTHING_WRONG);
  const report = () => setUnread(check.current(at));
  const { publish } = usePublishing(module);
  const { busy, run } = useBusyButtons<"publish">();
  const { close, leave } = useAskedClosing(at !== null || unread !== "", onClose);
  const isAsked = useIsAsked(); // nothing has been sent yet
  const isSending = busy !== undefined && !isAsked;
  const choose = () => {
    report();
    if (check.current(at) !== "") return;
    if (at === null) setRefusal(t(TEXTS.noTime));
    else if (new Date(at).getTime() <= Date.now()) setRefusal(t(TEXTS.future));
    else if (isTooFarAhead(new Date(at).getTime(), Date.now())) setRefusal(t(SCHEDULE_LIMIT_TEXTS.tooFarAhead));
    else
      void run("publish", async () => {
        if (await publish(row, { at })) leave();
      });
  };
  return (
    <Modal
      open
      title={t(TEXTS.scheduleAsk, { title })}
      okText={t(TEXTS.toSchedule)}
      width={420}
      confirmLoading={isSending}
      onOk={choose}
      cancelButtonProps={{ disabled: isSending }}
      onCancel={() => (isSending ? undefined : void close())}
    >
      <div className={`stack ${style.when}`} data-start="">
        <label htmlFor="publish-at">{t(TEXTS.when)}</label>
        <ConfigProvider componentDisabled={busy !== undefined}>
          <InputValidityContext value={{ check, report }}>
            <MomentInput
              id="publish-at"
              field={WHEN}
              value={at}
              onChange={(next) => (setAt(next), setUnread(""), setRefusal(""))}
              onBlur={report}
              {...(wrong === "" ? {} : { "aria-invalid": "true" })}
              aria-describedby="publish-at-wrong publish-at-hint"
            />
          </InputValidityContext>
        </ConfigProvider>
        {wrong === "" ? null : (
          <p id="publish-at-wrong" role="alert" data-tone="wrong">
            {wrong}
          </p>
        )}
        <p id="publish-at-hint" className="note">
          {t(TEXTS.dayAlone)}
        </p>
      </div>
    </Modal>
  );
}
