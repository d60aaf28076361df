import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { SCROLLED_INTO_VIEW } from "../../../web/page/scrolled-into-view.ts";
import { setScrollPlaces, scrollPlacesOf, type ScrollPlace } from "../../tabs/scroll-memory.ts";
import { saveScroll, useTabs } from "../../tabs/tabs-store.ts";
import { elementAt, wayTo } from "./scroll-place.ts";

/** Events after which restoring stops: the person scrolls, or asked for something that chose a place on the page. */
const ENDS_RESTORING = ["wheel", "touchstart", "pointerdown", "keydown", SCROLLED_INTO_VIEW] as const;

const tabNow = (id: string) => useTabs.getState().tabs.find((tab) => tab.id === id);

/** Scrolls the element back; false while it is missing or still too short. */
function scrollBack({ way, left, top }: ScrollPlace, root: Element): boolean {
  const element = elementAt(way, root);
  if (!element || element.scrollHeight - element.clientHeight < top || element.scrollWidth - element.clientWidth < left)
    return false;
  element.scrollTo({ left, top, behavior: "instant" });
  return true;
}

/**
 * Saves and restores the scroll positions of a page's elements. Some browsers drop them while an element is hidden, and
 * a page that was dropped or reloaded has none; a page rendered anew is scrolled once its content is there.
 */
export function useScrollRestoration(id: string, root: RefObject<HTMLElement | null>) {
  const kept = useRef(new Map<Element, { readonly left: number; readonly top: number }>());
  const [generation] = useState(() => tabNow(id)?.generation ?? 0);
  const waiting = useRef<readonly ScrollPlace[]>(undefined);
  // Runs each time the page comes to the front.
  useLayoutEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    for (const [element, { left, top }] of kept.current) {
      if (!element.isConnected) kept.current.delete(element);
      else if (element.scrollTop !== top || element.scrollLeft !== left)
        element.scrollTo({ left, top, behavior: "instant" });
    }
    waiting.current ??= scrollPlacesOf(id, generation);
    const grown = new MutationObserver(() => tryAll());
    const giveUp = () => {
      waiting.current = [];
      grown.disconnect();
    };
    const tryAll = () => {
      waiting.current = waiting.current?.filter((place) => !scrollBack(place, page)) ?? [];
      if (waiting.current.length === 0) grown.disconnect();
    };
    if (waiting.current.length > 0) {
      grown.observe(page, { childList: true, subtree: true });
      for (const event of ENDS_RESTORING) page.addEventListener(event, giveUp, { once: true, passive: true });
      tryAll();
    }
    const remember = () => {
      if (tabNow(id)?.isKept !== true) return;
      const places = [...kept.current].flatMap(([element, { left, top }]) => {
        const way = left === 0 && top === 0 ? undefined : wayTo(element, page);
        return way === undefined ? [] : [{ way, left, top }];
      });
      setScrollPlaces(id, { generation, places: [...places, ...(waiting.current ?? [])] });
    };
    const leave = () => {
      remember();
      saveScroll();
    };
    window.addEventListener("pagehide", leave);
    // A phone may end a page in the background without firing pagehide.
    document.addEventListener("visibilitychange", leave);
    return () => {
      remember();
      grown.disconnect();
      for (const event of ENDS_RESTORING) page.removeEventListener(event, giveUp);
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
    };
  }, [id, generation, root]);
  return ({ target }: { readonly target: EventTarget }) => {
    if (target instanceof Element && target.checkVisibility())
      kept.current.set(target, { left: target.scrollLeft, top: target.scrollTop });
  };
}
