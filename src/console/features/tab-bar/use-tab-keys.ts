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

/** Keys on a tab: arrows go to the next, Delete closes it, the menu's key opens its menu. */
export function useTabKeys({ activeId, tabs, closing, isMenuOpen, onMenu }: TabKeysOptions) {
  // Who closed a tab by keyboard goes on from the one in front, once that is known.
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
    /** The menu of this tab is over: it has the focus again, or, when it is gone, the one in front. */
    goOnFrom(id: string) {
      isKeyboardHere.current = true;
      document.getElementById(elementOf(id))?.focus();
    },
  };
}
