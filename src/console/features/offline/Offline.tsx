import { Button } from "antd";
import { InlineAlert } from "../../../web/components/InlineAlert.tsx";
import { askAnyway, useConnection } from "../../../web/document/connection.web.ts";
import { FEEDBACK_TEXTS } from "../../../web/feedback/feedback-texts.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { OFFLINE_TEXTS } from "./texts.ts";

/**
 * Shows that the network or the server is down while it is; queries paused meanwhile continue by themselves afterwards.
 */
export function Offline() {
  const t = useText();
  const connection = useConnection();
  if (connection === "up") return null;
  const retry = (
    <Button size="small" onClick={askAnyway}>
      {t(FEEDBACK_TEXTS.retry)}
    </Button>
  );
  return (
    <InlineAlert
      isWide
      tone="warning"
      icon="warning"
      text={t(OFFLINE_TEXTS[connection])}
      actions={connection === "unreachable" ? retry : undefined}
    />
  );
}
