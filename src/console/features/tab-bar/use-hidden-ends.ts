import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

interface HiddenEnds {
  readonly before: boolean;
  readonly after: boolean;
}

const NOTHING: HiddenEnds = { before: false, after: false };
const ROUNDING = 1; // px: widths are fractional, scroll positions are rounded

interface Shown {
  readonly tabs: readonly unknown[];
  readonly activeId: string | null;
  readonly language: string;
}

/** Scrolls the active tab fully into view, and returns which ends of the row hide tabs. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>, { tabs, activeId, language }: Shown): HiddenEnds {
  const [hidden, setHidden] = useState(NOTHING);
  const hasArrows = hidden.before || hidden.after; // the arrows take width too
  useLayoutEffect(() => {
    row.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [row, activeId, tabs, language, hasArrows]);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const before = element.scrollLeft > ROUNDING;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - ROUNDING;
      setHidden((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const tab of element.children) observer.observe(tab);
    element.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [row, tabs, language]);
  return hidden;
}
