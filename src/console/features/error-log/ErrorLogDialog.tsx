import { Button } from "antd";
import { copyText } from "../../../web/clipboard/copy-text.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { LazyModal } from "../../../web/lazy/LazyDialogs.tsx";
import { forgetClientErrors, useClientErrors, type ClientError } from "../../../web/client-errors/client-errors.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { ErrorLogTable } from "./ErrorLogTable.tsx";
import { MAX_REPORTS } from "./report-client-errors.ts";
import { ERROR_LOG_DIALOG_TEXTS } from "./dialog-texts.ts";
import styles from "./error-log.module.css";

/** The errors as plain text, to be pasted into a message to support. */
const asText = (errors: readonly ClientError[]): string =>
  errors
    .map(({ at, times, kind, message, info, url, stack }) =>
      [`${new Date(at).toISOString()} ×${times} [${kind}] ${message}`, info, url, stack].filter(Boolean).join("\n"),
    )
    .join("\n\n");

interface ErrorLogDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ErrorLogDialog({ isOpen, onClose }: ErrorLogDialogProps) {
  const t = useText();
  const feedback = useFeedback();
  const errors = useClientErrors((store) => store.errors);
  const copy = async () => {
    if (await copyText(asText(errors))) feedback.success(t(ERROR_LOG_DIALOG_TEXTS.copied));
    else feedback.error(t(ERROR_LOG_DIALOG_TEXTS.notCopied));
  };
  const clear = () => {
    forgetClientErrors();
    onClose();
  };
  return (
    <LazyModal
      title={t(ERROR_LOG_DIALOG_TEXTS.title)}
      open={isOpen}
      onCancel={onClose}
      width={960}
      destroyOnHidden
      footer={
        <>
          <Button onClick={clear}>{t(ERROR_LOG_DIALOG_TEXTS.clear)}</Button>
          <Button type="primary" onClick={() => void copy()}>
            {t(ERROR_LOG_DIALOG_TEXTS.copy)}
          </Button>
        </>
      }
    >
      <p className={styles.explain} data-tone="quiet">
        {t(ERROR_LOG_DIALOG_TEXTS.explain, { count: MAX_REPORTS })}
      </p>
      <ErrorLogTable errors={errors} />
    </LazyModal>
  );
}
