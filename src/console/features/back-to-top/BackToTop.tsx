import { ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useTabs } from "../../tabs/tabs-store.ts";
import { BACK_TO_TOP_TEXTS } from "./texts.ts";

/** Scroll distance in px after which the button appears (§2, §9: 300; the kit's default is 400). */
const VISIBLE_AFTER = 300;

/**
 * Id of the tab that `element` scrolls, or undefined when it is not the page's main scroller: a list in a popup, a
 * narrow column, a text box.
 */
function pageOf(element: Element): string | undefined {
  const page = element.closest<HTMLElement>("[data-page]");
  return page && element.tagName !== "TEXTAREA" && element.clientWidth * 2 >= page.clientWidth
    ? page.dataset["page"]
    : undefined;
}

/**
 * Scrolls a long page back to its top; each tab has its own scroll position (§2). It stands in a bar, as whatever
 * floats over a page lies on the menu of some row.
 */
export function BackToTop() {
  const t = useText();
  const activeId = useTabs((tabs) => tabs.activeId);
  const scrolled = useRef(new Map<string, Element>());
  const [far, setFar] = useState<Element | null>(null);
  useEffect(() => {
    const look = (element: Element | undefined) =>
      setFar(element?.isConnected && element.scrollTop > VISIBLE_AFTER ? element : null);
    const listen = ({ target }: Event) => {
      const id = target instanceof Element ? pageOf(target) : undefined;
      if (id === undefined) return;
      scrolled.current.set(id, target as Element);
      if (id === activeId) look(target as Element);
    };
    look(activeId === null ? undefined : scrolled.current.get(activeId));
    // Scroll events do not bubble, so they are caught in the capture phase, whichever element scrolls.
    document.addEventListener("scroll", listen, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", listen, { capture: true });
  }, [activeId]);
  if (!far) return null;
  const rise = () => {
    const isCalm =
      matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["motion"] === "none";
    far.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    // the button disappears, and the focus must not be lost with it
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <IconButton
      size="small"
      data-takes-place=""
      label={t(BACK_TO_TOP_TEXTS.name)}
      icon={<ArrowUp size={16} aria-hidden="true" />}
      onClick={rise}
    />
  );
}
