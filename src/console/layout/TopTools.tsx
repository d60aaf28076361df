import { Popover } from "antd";
import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "../../web/components/IconButton.tsx";
import { setInitialFocus } from "../../web/focus/initial-focus.ts";
import { useText } from "../../web/i18n/language.tsx";
import styles from "./layout.module.css";
import { useIsBelow1200 } from "./shell-store.ts";
import type { Feature } from "./slots.ts";
import { SlotView } from "./SlotView.tsx";
import { LAYOUT_TEXTS } from "./texts.ts";

/** Tools that do not fit, in a menu behind one button. They show their names, as a touch screen shows no tooltips. */
function MoreTools({ features }: { readonly features: readonly Feature[] }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const listen = (tools: HTMLElement | null) => {
    list.current = tools;
    // A native listener: React events also bubble from the tools' menus and dialogs, which are rendered in portals.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      place.current?.querySelector("button")?.focus();
    };
    tools?.addEventListener("keydown", leave);
    return () => tools?.removeEventListener("keydown", leave);
  };
  return (
    <div ref={place} className={styles.more}>
      <Popover
        // rendered before the first opening, because some tools act while the menu is closed
        forceRender
        trigger="click"
        placement="bottomRight"
        arrow={false}
        open={isOpen}
        onOpenChange={setOpen}
        afterOpenChange={(isShown) => isShown && setInitialFocus(list.current?.querySelector("button"))}
        getPopupContainer={() => place.current ?? document.body}
        content={
          <div ref={listen} role="group" aria-label={t(LAYOUT_TEXTS.moreTools)} className={styles.moreList}>
            <SlotView name="top-tools" features={features} />
          </div>
        }
      >
        <IconButton
          label={t(LAYOUT_TEXTS.moreTools)}
          icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-expanded={isOpen}
        />
      </Popover>
    </div>
  );
}

/** Right end of the top bar. With little room only essential tools stay; the others share one button. */
export function TopTools({ features }: { readonly features: readonly Feature[] }) {
  const isTight = useIsBelow1200();
  const first = isTight ? features.filter((feature) => feature.isEssential) : features;
  const rest = features.filter((feature) => !first.includes(feature));
  const last = first
    .filter(({ slot }) => slot === "top-tools")
    .toSorted((a, b) => a.order - b.order)
    .slice(-1);
  return (
    <div className={`line ${styles.tools}`} data-gap="2">
      <SlotView name="top-tools" features={first.filter((feature) => !last.includes(feature))} />
      {rest.some(({ slot }) => slot === "top-tools") ? <MoreTools features={rest} /> : null}
      <SlotView name="top-tools" features={last} />
    </div>
  );
}
