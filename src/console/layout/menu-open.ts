import { useSyncExternalStore } from "react";
import { onPreferenceChange } from "../../web/preferences/preference-changes.ts";
import { readCookie } from "../../web/preferences/cookie.ts";
import { usePreference } from "../../web/preferences/preferences.ts";
import { useIsBelow1200 } from "./shell-store.ts";

const wasChosen = (): boolean => readCookie("sidebarStatus") !== undefined;

/**
 * True while the left menu shows its titles: as the person last left it (§4 "Sidebar"), before that if there is room.
 */
export function useIsMenuOpen(): boolean {
  const isOpen = usePreference("sidebarStatus") === "1";
  const isChosen = useSyncExternalStore(onPreferenceChange, wasChosen);
  const isTight = useIsBelow1200();
  return isOpen && (isChosen || !isTight);
}
