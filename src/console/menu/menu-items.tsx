import type { MenuProps } from "antd";
import type { Language } from "../../contract/text.ts";
import type { MenuEntry } from "./menu-entries.ts";
import styles from "./menu-items.module.css";
import { PageLink } from "../routing/PageLink.tsx";
import { pageTitle } from "../routing/page-title.ts";

/** Items of a dropdown or flyout menu. Each contains a link, as in the left menu. */
export const menuItems = (
  entries: readonly MenuEntry[],
  language: Language,
  targetOf = (entry: MenuEntry): string => entry.path,
): NonNullable<MenuProps["items"]> =>
  entries.map((entry) => {
    const title = pageTitle(entry.meta, language);
    return entry.children.length > 0 && targetOf(entry) === entry.path
      ? { key: entry.id, label: title, children: menuItems(entry.children, language) }
      : {
          key: entry.id,
          label: (
            <PageLink className={`unringed ${styles.link}`} to={targetOf(entry)} tabIndex={-1}>
              {title}
            </PageLink>
          ),
        };
  });

/** Follows the link of an entry on Enter; a click already lands on the link. */
export const followByKeyboard: NonNullable<MenuProps["onClick"]> = ({ domEvent }) => {
  if (domEvent.type !== "keydown") return;
  domEvent.preventDefault(); // otherwise the keystroke also activates what has the focus after the menu closes
  domEvent.currentTarget.querySelector("a")?.click();
};
