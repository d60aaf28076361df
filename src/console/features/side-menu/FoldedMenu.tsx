import { Dropdown, Tooltip, type MenuProps } from "antd";
import { Icon } from "../../../web/components/Icon.tsx";
import { useLanguage } from "../../../web/i18n/language.tsx";
import type { Language } from "../../../contract/text.ts";
import { chainTo } from "../../routing/menu-place.ts";
import type { MenuEntry } from "../../routing/menu-entries.ts";
import { openPage } from "../../routing/navigation.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { pageTitle } from "../../routing/page-title.ts";
import styles from "./side-menu.module.css";

const itemsOf = (entries: readonly MenuEntry[], language: Language): NonNullable<MenuProps["items"]> =>
  entries.map((entry) => ({
    key: entry.path,
    label: pageTitle(entry.meta, language),
    ...(entry.children.length > 0 ? { children: itemsOf(entry.children, language) } : {}),
  }));

interface FoldedMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly litPath: string | undefined;
}

/** Icons only: a page opens at once, a submenu beside its icon. */
export function FoldedMenu({ entries, litPath }: FoldedMenuProps) {
  const language = useLanguage();
  return (
    <ul className={styles.level}>
      {entries.map((entry) => {
        const title = pageTitle(entry.meta, language);
        return (
          <li key={entry.id}>
            {entry.children.length === 0 ? (
              <Tooltip title={title} placement="right">
                <span>
                  <PageLink className={styles.line} to={entry.path} isCurrent={entry.path === litPath} label={title}>
                    <Icon name={entry.icon} />
                  </PageLink>
                </span>
              </Tooltip>
            ) : (
              <Dropdown
                align={{ points: ["tl", "tr"], offset: [8, 0] }}
                trigger={["click", "hover"]}
                menu={{
                  items: [{ key: entry.id, type: "group", label: title, children: itemsOf(entry.children, language) }],
                  selectedKeys: litPath ? [litPath] : [],
                  onClick: ({ key }) => openPage(key),
                }}
              >
                <button
                  type="button"
                  className={styles.line}
                  aria-label={title}
                  aria-haspopup="menu"
                  data-above={chainTo(entry.children, litPath).length > 0 || undefined}
                >
                  <Icon name={entry.icon} />
                </button>
              </Dropdown>
            )}
          </li>
        );
      })}
    </ul>
  );
}
