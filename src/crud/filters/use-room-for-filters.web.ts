import { useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useIsPhone } from "../../web/page/use-is-phone.ts";

const NONE: ReadonlySet<string> = new Set();
const MIN_SEARCH_WIDTH = 160; // px that the search box keeps

const gapOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).columnGap) || 0;

/** The filters without room, from the last: those in `kept` are never among them. */
function withoutRoom(line: HTMLElement, kept: ReadonlySet<string>): readonly string[] {
  const around = line.parentElement;
  if (!around || around.clientWidth === 0) return [];
  const others = [...around.children].filter((each) => each !== line);
  const widths = others.map((each) =>
    each.contains(around.querySelector("[type=search]")) ? MIN_SEARCH_WIDTH : each.getBoundingClientRect().width,
  );
  const taken = widths.reduce((sum, width) => sum + width + gapOf(around), 0);
  const gap = gapOf(line);
  const filters = [...line.children].map((each) => ({
    name: (each as HTMLElement).dataset["filter"] ?? "",
    width: each.getBoundingClientRect().width + gap,
  }));
  let missing = filters.reduce((sum, { width }) => sum + width, -gap) - (around.getBoundingClientRect().width - taken);
  const away: string[] = [];
  for (const { name, width } of filters.toReversed()) {
    if (missing <= 0) break;
    if (kept.has(name)) continue;
    away.push(name);
    missing -= width;
  }
  return away;
}

/**
 * The filters among `shown` that have no room in the one line of a list's filters, so that it never breaks into two
 * while few are set. `line` holds them all; those without room must keep their widths there.
 */
export function useRoomForFilters(
  line: RefObject<HTMLElement | null>,
  { shown, kept }: { readonly shown: readonly string[]; readonly kept: ReadonlySet<string> },
): ReadonlySet<string> {
  const isPhone = useIsPhone(); // where the line slides
  const [away, setAway] = useState<ReadonlySet<string>>(NONE);
  const look = useEffectEvent(() => {
    if (!line.current) return;
    const next = withoutRoom(line.current, kept);
    if (away.size !== next.length || next.some((name) => !away.has(name))) flushSync(() => setAway(new Set(next)));
  });
  const names = [...shown, "", ...kept].join(" ");
  useLayoutEffect(() => {
    const box = line.current;
    const around = box?.parentElement;
    if (!box || !around || isPhone) return undefined;
    // Tells also of the first sizes, after the browser has computed them for the next frame and before it is seen.
    const sizes = new ResizeObserver(look);
    for (const each of [around, ...around.children, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [line, isPhone, names]);
  return isPhone ? NONE : away;
}
