import { Button } from "antd";
import { PencilLine, Undo2 } from "lucide-react";
import { storedAs } from "../../crud/define-module.ts";
import { useRecord, useRights, type Row } from "../../crud/record-queries.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { message } from "./message.ts";
import { MESSAGE_TEXTS as TEXTS } from "./screen-texts.ts";
import { useSending } from "./compose/use-sending.web.ts";

const REFETCH_INTERVAL = 5_000; // ms

/** Below a message that went out or will: how it is taken back. Reads again meanwhile how many have read it. */
export function SentMessage({ record }: { readonly record: Row }) {
  const t = useText();
  const rights = useRights(message);
  const sending = useSending();
  const { isActive } = usePage();
  const { button } = useBusyButtons();
  const { state } = storedAs(message, record);
  useRecord(message, record.id, isActive && state === "sent" ? REFETCH_INTERVAL : false);
  if (!rights.canRemove) return null;
  if (state === "scheduled")
    return (
      <Button icon={<PencilLine size={16} aria-hidden />} {...button("back", () => sending.callBack(record))}>
        {t(TEXTS.backToDraft)}
      </Button>
    );
  if (state !== "sent") return null;
  return (
    <Button danger icon={<Undo2 size={16} aria-hidden />} {...button("withdraw", () => sending.withdraw(record))}>
      {t(TEXTS.withdraw)}
    </Button>
  );
}
