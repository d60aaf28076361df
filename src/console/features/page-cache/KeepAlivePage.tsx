import { Activity, memo, useInsertionEffect, useRef } from "react";
import { PageOfTab } from "./PageOfTab.tsx";
import styles from "./page-cache.module.css";

/** Hides `place` like `Activity`, but removes `display: none` whenever React sets it. */
function hideLaidOut(place: HTMLElement): () => void {
  const undo = () => {
    // Only if it is there: removing nothing is a change too in some environments, and would be observed again.
    if (place.style.display === "none") place.style.removeProperty("display");
  };
  place.style.setProperty("content-visibility", "hidden");
  place.style.setProperty("pointer-events", "none"); // its empty box would lie over the page in front
  undo();
  // React hides the element again after it has rendered the hidden page.
  const again = new MutationObserver(undo);
  again.observe(place, { attributes: true, attributeFilter: ["style"] });
  return () => again.disconnect();
}

/**
 * The page of a tab, inactive while another is in front. `Activity` hides with `display: none`, after which the browser
 * computes style and layout of the whole page again. `content-visibility: hidden` hides it from view, keyboard, search
 * and screen readers alike, and keeps both.
 */
export const KeepAlivePage = memo(function KeepAlivePage({
  id,
  isInFront,
}: {
  readonly id: string;
  readonly isInFront: boolean;
}) {
  const place = useRef<HTMLDivElement>(undefined);
  // Runs after React has hidden the page, and before layout effects measure or scroll, which would compute a layout
  // without it.
  useInsertionEffect(() => {
    if (!place.current || !CSS.supports("content-visibility", "hidden")) return undefined;
    if (!isInFront) return hideLaidOut(place.current);
    place.current.style.removeProperty("content-visibility");
    place.current.style.removeProperty("pointer-events");
    return undefined;
  }, [isInFront]);
  return (
    <Activity mode={isInFront ? "visible" : "hidden"}>
      <div
        className={styles.kept}
        ref={(element) => {
          // React clears the ref of a hidden element.
          if (element) place.current = element;
        }}
      >
        <PageOfTab id={id} />
      </div>
    </Activity>
  );
});
