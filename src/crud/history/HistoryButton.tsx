import { Button } from "antd";
import { History } from "lucide-react";
import { useState } from "react";
import type { Values } from "../../fields/field-value.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useCanBy } from "../../web/lookups/permissions.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { Module } from "../define-module.ts";
import type { Row } from "../use-crud.web.ts";
import { mayReadHistory } from "./history.ts";
import { HISTORY_TEXTS } from "./texts.ts";

const RecordHistory = lazyDialog(async () => (await import("./RecordHistory.tsx")).RecordHistory);

interface HistoryButtonProps {
  readonly module: Module;
  readonly record: Row;
  readonly isDirty?: boolean;
  readonly onRestore?: (values: Values) => void;
}

/** In every form, for those who may read it: what was done to the record. */
export function HistoryButton({ module, record, isDirty = false, onRestore }: HistoryButtonProps) {
  const t = useText();
  const canSee = useCanBy((owned) => mayReadHistory(owned, module));
  const [isOpen, setOpen] = useState(false);
  if (!canSee) return null;
  return (
    <>
      <Button type="text" icon={<History size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(HISTORY_TEXTS.open)}
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
