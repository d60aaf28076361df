import { useConfirm } from "../feedback/Confirm.tsx";
import { lossQuestion } from "../feedback/leave-question.ts";
import { useText } from "../i18n/language.tsx";
import { usePage } from "./page.tsx";
import { useUnsaved } from "./use-unsaved.ts";

/**
 * How a dialog or drawer closes whose typed text is kept nowhere: `close` asks first while there is some, `leave` does
 * not, as after saving.
 */
export function useAskedClosing(isTyped: boolean, onClose: () => void) {
  const t = useText();
  const ask = useConfirm();
  const page = usePage();
  useUnsaved(isTyped, "dialog");
  const leave = () => {
    page.setDirty(false, "dialog"); // what closes is usually gone before it could say so itself
    onClose();
  };
  return {
    leave,
    close: async () => {
      if (!isTyped || (await ask(lossQuestion(t)))) leave();
    },
  };
}
