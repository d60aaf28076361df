import type { MenuProps } from "antd";
import type { Language } from "../../contract/text.ts";
import type { MenuEntry } from "./menu-entries.ts";
import styles from "./menu-items.module.css";
import { PageLink } from "./PageLink.tsx";
import { pageTitle } from "./page-title.ts";

/** Menu entries for a menu that drops down or flies out. Each is a real link, as in the left menu. */
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
            <PageLink className={styles.link} to={targetOf(entry)} tabIndex={-1}>
              {title}
            </PageLink>
          ),
        };
  });

/** A click on an entry is a click on its link; Enter has to become one. */
export const followByKeyboard: NonNullable<MenuProps["onClick"]> = ({ domEvent }) => {
  if (domEvent.type !== "keydown") return;
  domEvent.preventDefault(); // else it also presses what has the focus once the menu is gone
  domEvent.currentTarget.querySelector("a")?.click();
};
