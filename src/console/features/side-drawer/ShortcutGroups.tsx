import { Icon } from "../../../web/components/Icon.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { OWN_ROUTES } from "../../routing/own-routes.ts";
import { pageGroups, type ListedPage } from "../../menu/page-groups.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { pageTitle } from "../../routing/page-title.ts";
import { useTopEntries } from "../../menu/use-menu-location.ts";
import { SIDE_DRAWER_TEXTS } from "./texts.ts";
import styles from "./side-drawer.module.css";

interface FollowProps {
  readonly onFollow: () => void;
}

function Pages({ pages, onFollow }: FollowProps & { readonly pages: readonly ListedPage[] }) {
  const language = useLanguage();
  return (
    <ul className={`stack ${styles.pages}`}>
      {pages.map(({ id, path, icon, meta }) => (
        <li key={id}>
          <PageLink className={`pressable stack note ${styles.page}`} to={path} onFollow={onFollow}>
            <span className={`center ${styles.icon}`}>
              <Icon name={icon} size={20} />
            </span>
            <span className={`breakable ${styles.title}`}>{pageTitle(meta, language)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Shortcuts to the pages of the person's menu, grouped by module (§2). */
export function ShortcutGroups({ onFollow }: FollowProps) {
  const t = useText();
  const language = useLanguage();
  const groups = pageGroups(useTopEntries(), OWN_ROUTES);
  return groups.map((group) => (
    <section key={group.id} className={styles.group}>
      <h3>{group.meta ? pageTitle(group.meta, language) : t(SIDE_DRAWER_TEXTS.others)}</h3>
      <Pages pages={group.pages} onFollow={onFollow} />
    </section>
  ));
}
