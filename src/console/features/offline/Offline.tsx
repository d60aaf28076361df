import { NoticeBar } from "../../../web/components/NoticeBar.tsx";
import { useIsOnline } from "../../../web/document/online.web.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { OFFLINE_TEXTS } from "./texts.ts";

/** Says that the network is gone, for as long as it is; what was wanted meanwhile is asked for by itself afterwards. */
export function Offline() {
  const t = useText();
  const isOnline = useIsOnline();
  return isOnline ? null : <NoticeBar isWide tone="warning" icon="warning" text={t(OFFLINE_TEXTS.offline)} />;
}
