import { Bug } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useClientErrors } from "../../../web/client-errors/client-errors.ts";
import { watchClientErrors } from "../../../web/client-errors/watch-client-errors.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { reportClientErrors } from "./report-client-errors.ts";
import styles from "./error-button.module.css";
import { ERROR_LOG_TEXTS } from "./texts.ts";

/** Loaded with the first error, so that the dialog opens even when the server can no longer be reached. */
const ErrorLogDialog = lazyDialog(async () => (await import("./ErrorLogDialog.tsx")).ErrorLogDialog);

/** A button with a bug icon that appears only after an error (§2). */
export function ErrorLog() {
  const t = useText();
  const count = useClientErrors((store) => store.errors.length);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stopWatching = watchClientErrors();
    const stopReporting = reportClientErrors();
    return () => {
      stopWatching();
      stopReporting();
    };
  }, []);
  return (
    <>
      {count > 0 ? (
        <IconButton
          label={t(ERROR_LOG_TEXTS.open, { count })}
          icon={
            <span className={styles.bug}>
              <Bug size={18} strokeWidth={1.75} aria-hidden="true" />
            </span>
          }
          onClick={() => setOpen(true)}
        />
      ) : null}
      {count > 0 || isOpen ? <ErrorLogDialog isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
