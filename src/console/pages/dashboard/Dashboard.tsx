import { EmptyState } from "../../../web/components/EmptyState.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { ROUTE_TEXTS } from "../../routing/texts.ts";
import { useTopEntries } from "../../routing/use-place.ts";
import styles from "./dashboard.module.css";
import { Sessions } from "./Sessions.tsx";
import { shortcutGroups } from "./shortcut-groups.ts";
import { ShortcutGroup } from "./ShortcutGroup.tsx";
import { DASHBOARD_TEXTS } from "./texts.ts";

/** The first page: the way to every page the person may open, and where else they are signed in. */
export function Dashboard() {
  const say = useText();
  const groups = shortcutGroups(useTopEntries());
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{say(ROUTE_TEXTS.home)}</h1>
      <section className={styles.shortcuts} aria-labelledby="dashboard-shortcuts">
        <h2 className={styles.heading} id="dashboard-shortcuts">
          {say(DASHBOARD_TEXTS.shortcuts)}
        </h2>
        {groups.length === 0 ? (
          <EmptyState title={say(DASHBOARD_TEXTS.noPages)} text={say(DASHBOARD_TEXTS.noPagesText)} />
        ) : (
          groups.map((group) => <ShortcutGroup key={group.id} group={group} />)
        )}
      </section>
      <Sessions />
    </div>
  );
}
