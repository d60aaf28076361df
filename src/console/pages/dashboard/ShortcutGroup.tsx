import { Icon } from "../../../web/components/Icon.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import type { PageGroup } from "../../routing/page-groups.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { pageTitle } from "../../routing/page-title.ts";
import styles from "./dashboard.module.css";
import { DASHBOARD_TEXTS } from "./texts.ts";

export function ShortcutGroup({ group }: { readonly group: PageGroup }) {
  const t = useText();
  const language = useLanguage();
  return (
    <section className={styles.group}>
      <h3 className={styles.groupName}>{group.meta ? pageTitle(group.meta, language) : t(DASHBOARD_TEXTS.others)}</h3>
      <ul className={styles.links}>
        {group.pages.map((page) => (
          <li key={page.id}>
            <PageLink className={`card ${styles.link}`} to={page.path}>
              <span className={styles.icon}>
                <Icon name={page.icon} />
              </span>
              <span>{pageTitle(page.meta, language)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
