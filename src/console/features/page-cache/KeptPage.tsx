import { Activity, memo, useInsertionEffect, useRef } from "react";
import { KeepAlivePage } from "./KeepAlivePage.tsx";
import styles from "./page-cache.module.css";

/** Hides `place` as `Activity` does, but for `display: none`, whenever React sets that. */
function hideLaidOut(place: HTMLElement): () => void {
  const undo = () => place.style.removeProperty("display");
  place.style.setProperty("content-visibility", "hidden");
  undo();
  // React hides the element again after it has rendered the hidden page.
  const again = new MutationObserver(undo);
  again.observe(place, { attributes: true, attributeFilter: ["style"] });
  return () => again.disconnect();
}

/**
 * The page of a tab, at rest while another is in front. `Activity` hides with `display: none`, and the browser would compute the
 * styles and the layout of the whole page again when it comes back: `content-visibility: hidden` hides it from eyes, keyboard,
 * search and screen readers alike, and keeps both.
 */
export const KeptPage = memo(function KeptPage({
  id,
  isInFront,
}: {
  readonly id: string;
  readonly isInFront: boolean;
}) {
  const place = useRef<HTMLDivElement>(undefined);
  // After React has hidden it, and before any layout effect measures or scrolls: a layout without the page would throw its own away.
  useInsertionEffect(() => {
    if (!place.current || !CSS.supports("content-visibility", "hidden")) return undefined;
    if (!isInFront) return hideLaidOut(place.current);
    place.current.style.removeProperty("content-visibility");
    return undefined;
  }, [isInFront]);
  return (
    <Activity mode={isInFront ? "visible" : "hidden"}>
      <div
        className={styles.kept}
        ref={(element) => {
          // React takes the reference away from what it hides.
          if (element) place.current = element;
        }}
      >
        <KeepAlivePage id={id} />
      </div>
    </Activity>
  );
});
