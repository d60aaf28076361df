import { Button } from "antd";
import type { Text } from "../../contract/text.ts";
import { NoticeBar } from "../../web/components/NoticeBar.tsx";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { useRecord, type Row } from "../record-queries.web.ts";

interface StepNoticeProps {
  readonly module: Module;
  /** The record after the step. */
  readonly record: Row;
  readonly said: Text;
  readonly onDismiss: () => void;
}

/** Says that the program took a step with the record at its set time, until another step is taken. */
export function StepNotice({ module, record, said, onDismiss }: StepNoticeProps) {
  const t = useText();
  const now = useRecord(module, record.id).data ?? record;
  if (now.version !== record.version) return null;
  return (
    <NoticeBar
      icon="clock"
      text={t(said)}
      actions={
        <Button size="small" type="text" onClick={onDismiss}>
          {t(FEEDBACK_TEXTS.close)}
        </Button>
      }
    />
  );
}
