import { Button } from "antd";
import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "./feedback-texts.ts";

/** Says how many toasts have no room; pressing it brings them up. */
export function MoreToasts({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const t = useText();
  return (
    <Button type="link" size="small" onClick={onOpen}>
      {t(FEEDBACK_TEXTS.more, { count })}
    </Button>
  );
}
