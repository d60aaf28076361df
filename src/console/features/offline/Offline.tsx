import { NoticeBar } from "../../../web/components/NoticeBar.tsx";
import { useIsOnline } from "../../../web/document/online.web.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { OFFLINE_TEXTS } from "./texts.ts";

/** Shows that the network is down while it is; queries paused meanwhile continue by themselves afterwards. */
export function Offline() {
  const t = useText();
  const isOnline = useIsOnline();
  return isOnline ? null : <NoticeBar isWide tone="warning" icon="warning" text={t(OFFLINE_TEXTS.offline)} />;
}
