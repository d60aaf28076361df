import { modules } from "../../../modules/index.ts";
import { isAwaited } from "../../../modules/pending-work/pending-work.ts";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { PageLink } from "../../routing/PageLink.tsx";
import { Section } from "../Section.tsx";
import styles from "./dashboard.module.css";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";
import { useWork, WORK_WORDS } from "./work.ts";

/**
 * Numbers of the work in hand in this person's lists, each a link to the rows it counts. Renders nothing without work.
 */
export function WorkTiles() {
  const t = useText();
  const language = useLanguage();
  const tiles = useWork().data?.filter(({ kind }) => !isAwaited(kind));
  if (!tiles || tiles.length === 0) return null;
  return (
    <Section id="dashboard-work" title={t(TEXTS.work)}>
      <ul className={`stack ${styles.tiles}`}>
        {[...Map.groupBy(tiles, ({ kind }) => kind)].map(([kind, lists]) => (
          <li key={kind} className={`card ${styles.tile}`}>
            <h3>{t(WORK_WORDS[kind])}</h3>
            {lists.map(({ path, count, address }) => (
              <PageLink key={address} className="pressable row" data-tight="" to={address}>
                <strong>{formatNumber(count, language)}</strong>
                <span data-tone="accent">{modules.find((each) => each.path === path)?.title[language]}</span>
              </PageLink>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
