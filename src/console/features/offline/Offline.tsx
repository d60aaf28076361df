import { useSyncExternalStore } from "react";
import { NoticeBar } from "../../../web/components/NoticeBar.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { OFFLINE_TEXTS } from "./texts.ts";

const watch = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

/** Says that the network is gone, for as long as it is; what was wanted meanwhile is asked for by itself afterwards. */
export function Offline() {
  const say = useText();
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  return isOnline ? null : <NoticeBar isWide tone="warning" icon="warning" text={say(OFFLINE_TEXTS.offline)} />;
}
