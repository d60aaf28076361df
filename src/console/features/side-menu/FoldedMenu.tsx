import { Icon } from "../../../web/components/Icon.tsx";
import { useLanguage } from "../../../web/i18n/language.tsx";
import type { MenuEntry } from "../../menu/menu-entries.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { pageTitle } from "../../routing/page-title.ts";
import { Flyout } from "./Flyout.tsx";
import styles from "./side-menu.module.css";

interface FoldedMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly highlightedPath: string | undefined;
}

/** Menu of icons: a page opens on a click, a submenu opens beside its icon. */
export function FoldedMenu({ entries, highlightedPath }: FoldedMenuProps) {
  const language = useLanguage();
  return (
    <ul>
      {entries.map((entry) => {
        const title = pageTitle(entry.meta, language);
        return (
          <li key={entry.id}>
            {entry.children.length > 0 ? (
              <Flyout entry={entry} highlightedPath={highlightedPath} />
            ) : (
              <span data-tooltip={title} data-tooltip-side="right">
                <PageLink
                  className={`line ${styles.line}`}
                  to={entry.path}
                  isCurrent={entry.path === highlightedPath}
                  label={title}
                >
                  <Icon name={entry.icon} />
                </PageLink>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
