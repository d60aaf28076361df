import { ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useTabs } from "../../tabs/tabs-store.ts";
import styles from "./back-to-top.module.css";
import { BACK_TO_TOP_TEXTS } from "./texts.ts";

/** px of scroll after which the button is there (§2, §9: 300; the family's own default is 400). */
const VISIBLE_AFTER = 300;

/** The tab an element belongs to, if it is what the page scrolls by: a list in a popup, beside the page or a text box is not. */
function pageOf(element: Element): string | undefined {
  const page = element.closest<HTMLElement>("[data-page]");
  return page && element.tagName !== "TEXTAREA" && element.clientWidth * 2 >= page.clientWidth
    ? page.dataset["page"]
    : undefined;
}

/** Leads a long page back to its top; each tab has its own place (§2). */
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
    // Scrolling does not bubble; on its way down it passes here wherever it happens.
    document.addEventListener("scroll", listen, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", listen, { capture: true });
  }, [activeId]);
  if (!far) return null;
  const rise = () => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    far.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true }); // the button goes, and focus must not be lost with it
  };
  return (
    <IconButton
      className={styles.button ?? ""}
      type="default"
      shape="circle"
      label={t(BACK_TO_TOP_TEXTS.name)}
      icon={<ArrowUp size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={rise}
    />
  );
}
