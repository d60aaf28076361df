import { Button } from "antd";
import { useText } from "../i18n/language.tsx";
import { useBusyButtons } from "../press/busy-buttons.ts";
import { FEEDBACK_TEXTS } from "./feedback-texts.ts";

interface UndoButtonProps {
  readonly action: () => void | Promise<void>;
  /** The undo has begun: the toast must stay until `onEnd`. */
  readonly onBegin: () => void;
  readonly onEnd: () => void;
}

/** Undoes an action, once. */
export function UndoButton({ action, onBegin, onEnd }: UndoButtonProps) {
  const t = useText();
  const { button } = useBusyButtons();
  const takeBack = async () => {
    onBegin();
    try {
      await action();
    } finally {
      onEnd();
    }
  };
  return (
    <Button size="small" {...button("undo", takeBack)}>
      {t(FEEDBACK_TEXTS.undo)}
    </Button>
  );
}
