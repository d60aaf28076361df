import { useSyncExternalStore } from "react";
import { onChoice } from "../../web/preferences/choices.ts";
import { readCookie } from "../../web/preferences/cookie.ts";
import { usePreference } from "../../web/preferences/preferences.ts";
import { useIsTight } from "./shell-store.ts";

const wasChosen = (): boolean => readCookie("sidebarStatus") !== undefined;

/** Whether the left menu shows its words: as the person left it (§4 "Sidebar"), before any choice as the room allows. */
export function useIsMenuOpen(): boolean {
  const isOpen = usePreference("sidebarStatus") === "1";
  const isChosen = useSyncExternalStore(onChoice, wasChosen);
  const isTight = useIsTight();
  return isOpen && (isChosen || !isTight);
}
