import { useQuery } from "@tanstack/react-query";
import { modules } from "../../../modules/index.ts";
import { work, type WorkKind } from "../../../modules/work/work.ts";
import { call } from "../../../web/api/call.ts";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { PageLink } from "../../routing/PageLink.tsx";
import styles from "./dashboard.module.css";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";

const WORDS = {
  waiting: TEXTS.tileWaiting,
  draft: TEXTS.tileDraft,
  scheduled: TEXTS.tileScheduled,
  outdatedLo: TEXTS.tileOutdatedLo,
  outdatedEn: TEXTS.tileOutdatedEn,
  expiring: TEXTS.tileExpiring,
} as const satisfies Record<WorkKind, unknown>;

/** Looked at again that often while the page is in sight, in ms. */
const AGAIN = 60_000;

/** What waits in the lists this person reads; each number leads to the rows it counts. Nothing waits, nothing is said. */
export function WorkTiles() {
  const t = useText();
  const language = useLanguage();
  const tiles = useQuery({
    queryKey: ["work", "tiles"],
    queryFn: ({ signal }) => call(work.tiles, {}, { signal }),
    refetchInterval: AGAIN,
    meta: { isToldInPlace: true },
  }).data;
  if (!tiles || tiles.length === 0) return null;
  return (
    <section aria-labelledby="dashboard-work">
      <h2 className={styles.heading} id="dashboard-work">
        {t(TEXTS.work)}
      </h2>
      <ul className={styles.tiles}>
        {[...Map.groupBy(tiles, ({ kind }) => kind)].map(([kind, lists]) => (
          <li key={kind} className={styles.tile}>
            <h3>{t(WORDS[kind])}</h3>
            {lists.map(({ path, count, address }) => (
              <PageLink key={address} to={address}>
                <strong>{formatNumber(count, language)}</strong>
                <span>{modules.find((each) => each.path === path)?.title[language]}</span>
              </PageLink>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
