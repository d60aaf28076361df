import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { useListed } from "../../../web/keys/known-shortcuts.ts";
import { isPressed } from "../../../web/keys/shortcut.ts";
import { goTo } from "../../routing/navigation.ts";
import { hrefOf } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { useClosing } from "../../tabs/use-closing.ts";
import { stepTo } from "./keys.ts";
import { elementOf, PageTab } from "./PageTab.tsx";
import { TAB_SHORTCUTS } from "./shortcuts.ts";
import styles from "./tab-bar.module.css";
import { TabMenu } from "./TabMenu.tsx";
import { TAB_BAR_TEXTS } from "./texts.ts";
import { useTabDrag } from "./use-tab-drag.ts";

const is = ({ nativeEvent }: KeyboardEvent, name: keyof typeof TAB_SHORTCUTS): boolean =>
  isPressed(nativeEvent, TAB_SHORTCUTS[name].keys);

/** Arrows move between the tabs, Delete and the middle button close, dragging reorders. */
export function TabRow() {
  const say = useText();
  const tabs = useTabs((state) => state.tabs);
  const activeId = useTabs((state) => state.activeId);
  const closing = useClosing();
  const bar = useRef<HTMLElement>(null);
  const { mark, handlers } = useTabDrag();
  useListed(TAB_SHORTCUTS);
  const [menuOf, setMenuOf] = useState<string>();
  const asked = tabs.find((tab) => tab.id === menuOf);
  useEffect(() => {
    bar.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [activeId]);

  // Who closed a tab by keyboard goes on from the one in front, once that is known.
  const isKeyboardHere = useRef(false);
  useEffect(() => {
    if (!isKeyboardHere.current || activeId === null || menuOf !== undefined) return;
    isKeyboardHere.current = false;
    document.getElementById(elementOf(activeId))?.focus();
  }, [activeId, tabs, menuOf]);

  // A wheel turns the row sideways: there is nothing to scroll the other way.
  useEffect(() => {
    const row = bar.current;
    const turn = ({ deltaX, deltaY }: WheelEvent) => deltaX === 0 && row?.scrollBy({ left: deltaY });
    row?.addEventListener("wheel", turn, { passive: true });
    return () => row?.removeEventListener("wheel", turn);
  }, []);

  const press = useCallback(
    (id: string, event: KeyboardEvent) => {
      const { tabs: present } = useTabs.getState();
      const at = present.findIndex((tab) => tab.id === id);
      const moves = is(event, "step") || is(event, "ends");
      const next = moves ? present[stepTo(event.key, at, present.length)] : undefined;
      if (event.key === "ContextMenu" || is(event, "menu")) setMenuOf(id);
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
    [closing],
  );
  const endMenu = () => {
    isKeyboardHere.current = true;
    document.getElementById(elementOf(menuOf ?? ""))?.focus();
    setMenuOf(undefined);
  };

  return (
    <nav className={styles.bar} ref={bar} aria-label={say(TAB_BAR_TEXTS.name)} {...handlers}>
      {/* Owns the tabs without their close buttons, which a list of tabs may not hold. */}
      <span
        role="tablist"
        aria-label={say(TAB_BAR_TEXTS.name)}
        aria-owns={tabs.map((tab) => elementOf(tab.id)).join(" ")}
      />
      {tabs.map((tab, index) => (
        <PageTab
          key={tab.id}
          tab={tab}
          isActive={tab.id === activeId}
          isReachable={tab.id === activeId || (activeId === null && index === 0)}
          mark={mark?.id === tab.id ? mark.side : undefined}
          closing={closing}
          onPress={press}
          onMenu={setMenuOf}
        />
      ))}
      {asked ? <TabMenu key={asked.id} tab={asked} closing={closing} onEnd={endMenu} /> : null}
    </nav>
  );
}
