import { useCallback, useEffect, useRef, type KeyboardEvent } from "react";
import { isPressed } from "../../../web/shortcuts/shortcut.ts";
import { goTo } from "../../routing/navigation.ts";
import { hrefOf, type Tab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import type { useClosing } from "../../tabs/use-closing.ts";
import { stepTo } from "./keys.ts";
import { elementOf } from "./PageTab.tsx";
import { TAB_SHORTCUTS } from "./shortcuts.ts";

const is = ({ nativeEvent }: KeyboardEvent, name: keyof typeof TAB_SHORTCUTS): boolean =>
  isPressed(nativeEvent, TAB_SHORTCUTS[name].keys);

interface TabKeysOptions {
  readonly activeId: string | null;
  readonly tabs: readonly Tab[];
  readonly closing: ReturnType<typeof useClosing>;
  readonly isMenuOpen: boolean;
  readonly onMenu: (id: string) => void;
}

/** Keys on a tab: arrow keys, Home and End move, Delete closes the tab, the menu key opens its menu. */
export function useTabKeys({ activeId, tabs, closing, isMenuOpen, onMenu }: TabKeysOptions) {
  // After a tab was closed by keyboard, the focus goes to the tab that becomes active.
  const isKeyboardHere = useRef(false);
  useEffect(() => {
    if (!isKeyboardHere.current || activeId === null || isMenuOpen) return;
    isKeyboardHere.current = false;
    document.getElementById(elementOf(activeId))?.focus();
  }, [activeId, tabs, isMenuOpen]);
  const press = useCallback(
    (id: string, event: KeyboardEvent) => {
      const { tabs: present } = useTabs.getState();
      const at = present.findIndex((tab) => tab.id === id);
      const moves = is(event, "step") || is(event, "ends");
      const next = moves ? present[stepTo(event.key, at, present.length)] : undefined;
      if (event.key === "ContextMenu" || is(event, "menu")) onMenu(id);
      else if (is(event, "close")) {
        if (present[at]?.isPinned) return;
        isKeyboardHere.current = true;
        void closing.close(id);
      } else if (!next) return;
      else {
        document.getElementById(elementOf(next.id))?.focus();
        goTo(hrefOf(next));
      }
      event.preventDefault();
    },
    [closing, onMenu],
  );
  return {
    press,
    /**
     * Called when the tab's menu has closed: restores the focus to the tab, or to the active tab if the tab is closed.
     */
    goOnFrom(id: string) {
      isKeyboardHere.current = true;
      document.getElementById(elementOf(id))?.focus();
    },
  };
}
