import { Bug } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useFaults } from "../../../web/faults/faults.ts";
import { watchFaults } from "../../../web/faults/watch-faults.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { reportFaults } from "./report-faults.ts";
import styles from "./error-button.module.css";
import { ERROR_LOG_TEXTS } from "./texts.ts";

/** Loaded with the first fault, so that the dialog opens even when the server can no longer be reached. */
const FaultDialog = lazyDialog(async () => (await import("./FaultDialog.tsx")).FaultDialog);

/** A button with a bug icon that appears only after a fault (§2). */
export function ErrorLog() {
  const t = useText();
  const count = useFaults((store) => store.faults.length);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stopWatching = watchFaults();
    const stopReporting = reportFaults();
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
      {count > 0 || isOpen ? <FaultDialog isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
