import { Button } from "antd";
import { Undo2 } from "lucide-react";
import { useText } from "../../web/i18n/language.tsx";
import { BIN_TEXTS } from "./texts.ts";

/** Returns from the recycle bin to the list. */
export function LeaveBin({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText();
  return (
    <Button icon={<Undo2 size={16} />} onClick={onLeave}>
      {t(BIN_TEXTS.leaveBin)}
    </Button>
  );
}
