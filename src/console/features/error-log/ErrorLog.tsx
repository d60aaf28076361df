import { Badge } from "antd";
import { Bug } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useFaults } from "../../../web/faults/faults.ts";
import { watchFaults } from "../../../web/faults/watch-faults.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { FaultDialog } from "./FaultDialog.tsx";
import { reportFaults } from "./report-faults.ts";
import { ERROR_LOG_TEXTS } from "./texts.ts";

/** A bug in the bar, there only when something went wrong (§2). */
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
            <Badge dot offset={[-2, 2]}>
              <Bug size={18} strokeWidth={1.75} aria-hidden="true" />
            </Badge>
          }
          onClick={() => setOpen(true)}
        />
      ) : null}
      <FaultDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
