import { useText } from "../../../web/i18n/language.tsx";
import { ROUTE_TEXTS } from "../../routing/texts.ts";
import styles from "./dashboard.module.css";
import { OwnPages } from "./OwnPages.tsx";
import { SignInHint } from "./SignInHint.tsx";
import { Totals } from "./Totals.tsx";
import { Trends } from "./Trends.tsx";
import { Waiting } from "./Waiting.tsx";
import { WorkTiles } from "./WorkTiles.tsx";

/** First page: totals, waiting work, pinned and recent pages, and the latest sign-ins under the person's name. */
export function Dashboard() {
  const t = useText();
  return (
    <div className={`stack ${styles.page}`} data-gap="24">
      <h1 className="visually-hidden">{t(ROUTE_TEXTS.home)}</h1>
      <Totals />
      <div className="with-side">
        <Waiting />
        <div className={`stack ${styles.work}`}>
          <OwnPages />
          <WorkTiles />
          <SignInHint />
        </div>
      </div>
      <Trends />
    </div>
  );
}
