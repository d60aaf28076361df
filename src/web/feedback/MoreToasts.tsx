import { Button } from "antd";
import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "./feedback-texts.ts";

/** The number of folded toasts; pressing it shows them. */
export function MoreToasts({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const t = useText();
  return (
    <Button type="link" size="small" onClick={onOpen}>
      {t(FEEDBACK_TEXTS.more, { count })}
    </Button>
  );
}
