import { Button } from "antd";
import { copyText } from "../../../web/clipboard/copy-text.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { LazyModal } from "../../../web/lazy/LazyDialogs.tsx";
import { forgetFaults, useFaults, type Fault } from "../../../web/faults/faults.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { FaultTable } from "./FaultTable.tsx";
import { MAX_REPORTS } from "./report-faults.ts";
import { FAULT_DIALOG_TEXTS } from "./dialog-texts.ts";
import styles from "./error-log.module.css";

/** The faults as plain text, to be pasted into a message to support. */
const asText = (faults: readonly Fault[]): string =>
  faults
    .map(({ at, times, kind, message, info, url, stack }) =>
      [`${new Date(at).toISOString()} ×${times} [${kind}] ${message}`, info, url, stack].filter(Boolean).join("\n"),
    )
    .join("\n\n");

interface FaultDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function FaultDialog({ isOpen, onClose }: FaultDialogProps) {
  const t = useText();
  const feedback = useFeedback();
  const faults = useFaults((store) => store.faults);
  const copy = async () => {
    if (await copyText(asText(faults))) feedback.success(t(FAULT_DIALOG_TEXTS.copied));
    else feedback.error(t(FAULT_DIALOG_TEXTS.notCopied));
  };
  const clear = () => {
    forgetFaults();
    onClose();
  };
  return (
    <LazyModal
      title={t(FAULT_DIALOG_TEXTS.title)}
      open={isOpen}
      onCancel={onClose}
      width={960}
      destroyOnHidden
      footer={
        <>
          <Button onClick={clear}>{t(FAULT_DIALOG_TEXTS.clear)}</Button>
          <Button type="primary" onClick={() => void copy()}>
            {t(FAULT_DIALOG_TEXTS.copy)}
          </Button>
        </>
      }
    >
      <p className={styles.explain} data-tone="quiet">
        {t(FAULT_DIALOG_TEXTS.explain, { count: MAX_REPORTS })}
      </p>
      <FaultTable faults={faults} />
    </LazyModal>
  );
}
