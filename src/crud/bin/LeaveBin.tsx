import { Button } from "antd";
import { Undo2 } from "lucide-react";
import { useText } from "../../web/i18n/language.tsx";
import { BIN_TEXTS } from "./texts.ts";

/** In the heading of a bin, in place of what a list offers. */
export function LeaveBin({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText();
  return (
    <Button icon={<Undo2 size={16} />} onClick={onLeave}>
      {t(BIN_TEXTS.leaveBin)}
    </Button>
  );
}
