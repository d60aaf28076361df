import { EmptyState } from "../../../web/components/EmptyState.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { DASHBOARD_PATH } from "../../routing/own-routes.ts";
import { pageGroups } from "../../routing/page-groups.ts";
import { ROUTE_TEXTS } from "../../routing/texts.ts";
import { useTopEntries } from "../../routing/use-menu-location.ts";
import { Section } from "../Section.tsx";
import styles from "./dashboard.module.css";
import { ShortcutGroup } from "./ShortcutGroup.tsx";
import { SignInHint } from "./SignInHint.tsx";
import { DASHBOARD_TEXTS } from "./texts.ts";
import { Waiting } from "./Waiting.tsx";
import { WorkTiles } from "./WorkTiles.tsx";

/** First page: what waits for this person, links to all their pages, and the latest sign-ins under their name. */
export function Dashboard() {
  const t = useText();
  const groups = pageGroups(useTopEntries().filter(({ path }) => path !== DASHBOARD_PATH));
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t(ROUTE_TEXTS.home)}</h1>
      <div className={`stack ${styles.work}`}>
        <WorkTiles />
        <Waiting />
        <Section id="dashboard-shortcuts" title={t(DASHBOARD_TEXTS.shortcuts)}>
          {groups.length === 0 ? (
            <EmptyState title={t(DASHBOARD_TEXTS.noPages)} text={t(DASHBOARD_TEXTS.noPagesText)} />
          ) : (
            groups.map((group) => <ShortcutGroup key={group.id} group={group} />)
          )}
        </Section>
      </div>
      <SignInHint />
    </div>
  );
}
