import { Button } from "antd";
import type { Text } from "../../contract/text.ts";
import { InlineAlert } from "../../web/components/InlineAlert.tsx";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { useRecord, type Row } from "../record-queries.web.ts";

interface StepAlertProps {
  readonly module: Module;
  /** The record after the step. */
  readonly record: Row;
  readonly said: Text;
  readonly onDismiss: () => void;
}

/** Says that the program took a step with the record at its set time, until another step is taken. */
export function StepAlert({ module, record, said, onDismiss }: StepAlertProps) {
  const t = useText();
  const now = useRecord(module, record.id).data ?? record;
  if (now.version !== record.version) return null;
  return (
    <InlineAlert
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
