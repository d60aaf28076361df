import { Dropdown } from "antd";
import { cloneElement, isValidElement, useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "../../../web/components/Icon.tsx";
import { useLanguage } from "../../../web/i18n/language.tsx";
import { chainTo } from "../../menu/menu-place.ts";
import type { MenuEntry } from "../../menu/menu-entries.ts";
import { followByKeyboard, menuItems } from "../../menu/menu-items.tsx";
import { pageTitle } from "../../routing/page-title.ts";
import styles from "./side-menu.module.css";

const OPENS = new Set(["Enter", " ", "ArrowRight", "ArrowDown"]);

interface FlyoutProps {
  readonly entry: MenuEntry;
  readonly highlightedPath: string | undefined;
}

/**
 * Submenu of the folded menu, beside its icon. The pointer opens it while it hovers; a key opens it with the focus
 * inside.
 */
export function Flyout({ entry, highlightedPath }: FlyoutProps) {
  const language = useLanguage();
  const icon = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"" | "pointer" | "keyboard">("");
  const [openings, setOpenings] = useState(0);
  const title = pageTitle(entry.meta, language);
  const lit = chainTo(entry.children, highlightedPath);
  const close = () => {
    if (open === "keyboard") icon.current?.focus();
    setOpen("");
  };
  const press = (event: KeyboardEvent) => {
    if (!OPENS.has(event.key)) return;
    event.preventDefault();
    setOpenings(openings + 1);
    setOpen("keyboard");
  };
  // Closes the first level; deeper levels are rendered elsewhere by the kit, which closes them itself.
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "ArrowLeft" && event.currentTarget.contains(event.target as Node)) close();
  };
  return (
    <Dropdown
      align={{ points: ["tl", "tr"], offset: [8, 0] }}
      destroyOnHidden
      trigger={["click", "hover"]}
      open={open !== ""}
      onOpenChange={(isOpen) => (isOpen ? setOpen("pointer") : close())}
      autoFocus={open === "keyboard"}
      menu={{
        items: [{ key: entry.id, type: "group", label: title, children: menuItems(entry.children, language) }],
        selectedKeys: lit.map(({ id }) => id),
        onClick: followByKeyboard,
        onKeyDown: leave,
      }}
      // A new key for each opening: the kit's menu, reopened while it fades out, would resume at its last position.
      popupRender={(menu) => (isValidElement(menu) ? cloneElement(menu, { key: openings }) : menu)}
    >
      <button
        ref={icon}
        type="button"
        className={`line ${styles.line}`}
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={open !== ""}
        data-above={lit.length > 0 || undefined}
        onKeyDown={press}
      >
        <Icon name={entry.icon} />
      </button>
    </Dropdown>
  );
}
