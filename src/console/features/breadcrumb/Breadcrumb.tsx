import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { DASHBOARD_PATH } from "../../routing/own-routes.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { pageTitle } from "../../routing/page-title.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { ROUTE_TEXTS } from "../../routing/texts.ts";
import { useActiveRoute } from "../../menu/use-menu-location.ts";
import { useActiveTab } from "../../tabs/tabs-store.ts";
import styles from "./breadcrumb.module.css";
import { crumbsOf } from "./crumbs.ts";
import { BREADCRUMB_TEXTS } from "./texts.ts";

/** Begins with Home; empty on the Dashboard, which is Home itself (§2). */
export function Breadcrumb() {
  const t = useText();
  const language = useLanguage();
  const table = useRoutes((routes) => routes.table);
  const route = useActiveRoute();
  const ownTitle = useActiveTab()?.title?.[language];
  if (!route || route.path === DASHBOARD_PATH) return null;
  const crumbs = crumbsOf(route, table);
  return (
    <nav className={styles.way} aria-label={t(BREADCRUMB_TEXTS.name)}>
      <ol className={`remark ${styles.steps}`}>
        <li className={styles.step}>
          <PageLink className={styles.link} to={DASHBOARD_PATH}>
            {t(ROUTE_TEXTS.home)}
          </PageLink>
        </li>
        {crumbs.map(({ id, meta, to }, index) => {
          const isLast = index === crumbs.length - 1;
          const title = isLast && ownTitle ? ownTitle : pageTitle(meta, language);
          return (
            <li className={styles.step} key={id} aria-current={isLast ? "page" : undefined}>
              {to === undefined ? (
                title
              ) : (
                <PageLink className={styles.link} to={to}>
                  {title}
                </PageLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
