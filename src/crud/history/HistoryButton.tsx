import { Button } from "antd";
import { History } from "lucide-react";
import { useState } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { useCanBy } from "../../web/lookups/permissions.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { BesideRecordProps } from "../slots.web.ts";
import { HISTORY_BUTTON_TEXTS } from "./button-texts.ts";
import { mayReadHistory } from "./history.ts";

const RecordHistory = lazyDialog(async () => (await import("./RecordHistory.tsx")).RecordHistory);

/** Opens the history of a record, in every form of users who may read it. */
export function HistoryButton({ module, record, isDirty = false, onRestore }: BesideRecordProps) {
  const t = useText();
  const canSee = useCanBy((owned) => mayReadHistory(owned, module));
  const [isOpen, setOpen] = useState(false);
  if (!canSee) return null;
  return (
    <>
      <Button type="text" icon={<History size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(HISTORY_BUTTON_TEXTS.open)}
      </Button>
      {isOpen ? (
        <RecordHistory
          module={module}
          record={record}
          isDirty={isDirty}
          onRestore={onRestore}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
