import { Button } from "antd";
import { useState } from "react";
import { InlineAlert } from "../../../web/components/InlineAlert.tsx";
import { readPageData, type ConsoleData } from "../../../web/document/page-data.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { usePushMessages } from "../../../web/push/push-messages.ts";
import { hasUnsaved } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { NEW_VERSION_TEXTS } from "./texts.ts";

/** Offers a reload after the server was upgraded (NEW_VERSION); never reloads by itself. Tabs are restored after it. */
export function NewVersion() {
  const t = useText();
  const [isReady, setReady] = useState(false);
  const isDirty = useTabs(hasUnsaved);
  usePushMessages(({ type, version }) => {
    if (type === "NEW_VERSION" && version !== undefined) setReady(version !== readPageData<ConsoleData>().version);
  });
  if (!isReady) return null;
  const actions = (
    <>
      {isDirty ? null : (
        <Button size="small" onClick={() => location.reload()}>
          {t(NEW_VERSION_TEXTS.reload)}
        </Button>
      )}
      <Button size="small" type="text" onClick={() => setReady(false)}>
        {t(NEW_VERSION_TEXTS.later)}
      </Button>
    </>
  );
  return (
    <InlineAlert
      isWide
      icon="refresh"
      text={t(isDirty ? NEW_VERSION_TEXTS.readyDirty : NEW_VERSION_TEXTS.ready)}
      actions={actions}
    />
  );
}
