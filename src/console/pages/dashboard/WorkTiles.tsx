import { useQuery } from "@tanstack/react-query";
import { modules } from "../../../modules/index.ts";
import { work, type WorkKind, type WorkTile } from "../../../modules/work/work.ts";
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

const totalOf = (tiles: readonly WorkTile[]): number => tiles.reduce((sum, { count }) => sum + count, 0);

/** Looked at again that often while the page is in sight, in ms. */
const AGAIN = 60_000;

/** What waits in the lists this person reads; each leads to it. Nothing waits, nothing is said. */
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
            <strong>{formatNumber(totalOf(lists), language)}</strong>
            <span>{t(WORDS[kind])}</span>
            <span className={styles.lists}>
              {lists.map(({ path, count, address }) => (
                <PageLink key={address} to={address}>
                  {modules.find((each) => each.path === path)?.title[language]}{" "}
                  {lists.length > 1 ? formatNumber(count, language) : null}
                </PageLink>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
