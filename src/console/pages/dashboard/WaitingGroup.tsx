import { modules } from "../../../modules/index.ts";
import { JOBS_PAGE } from "../../../modules/job/job.ts";
import type { NamedWork, WorkKind, WorkTile } from "../../../modules/pending-work/pending-work.ts";
import { formatDay } from "../../../contract/date/day-format.ts";
import { formatRelative } from "../../../web/format/format-moment.ts";
import { formatNumber } from "../../../web/format/number.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { PageLink } from "../../routing/PageLink.tsx";
import styles from "./waiting-group.module.css";
import { DASHBOARD_TEXTS } from "./texts.ts";
import { WORK_WORDS } from "./work.ts";

const ONE_DAY = /^\d{4}-\d\d-\d\d$/;

interface WaitingRecordProps {
  readonly kind: WorkKind;
  readonly record: NamedWork;
  readonly now: number;
}

function WaitingRecord({
  kind,
  record: { title, titleLanguage, note, noteLanguage, at, address },
  now,
}: WaitingRecordProps) {
  const t = useText();
  const language = useLanguage();
  const when = ONE_DAY.test(at) ? formatDay(at, language) : formatRelative(at, now, language);
  return (
    <li>
      <PageLink className={`pressable ${styles.record}`} to={address}>
        <span lang={titleLanguage}>{title}</span>
        {note ? (
          <span className={`cut note ${styles.remark}`} lang={noteLanguage}>
            {note}
          </span>
        ) : null}
        <time className="remark unbroken" dateTime={at}>
          {kind === "expiring" ? t(DASHBOARD_TEXTS.until, { day: when }) : when}
        </time>
      </PageLink>
    </li>
  );
}

interface WaitingGroupProps {
  readonly kind: WorkKind;
  /** One per list with such records. */
  readonly lists: readonly WorkTile[];
  readonly now: number;
}

/** Records that wait for one reason: the lists that contain them, with numbers, and the first records. */
export function WaitingGroup({ kind, lists, now }: WaitingGroupProps) {
  const t = useText();
  const language = useLanguage();
  const records = lists.flatMap((list) => list.records ?? []);
  return (
    <li className="card" data-clip="">
      {lists.length > 1 ? <h3 className={styles.reason}>{t(WORK_WORDS[kind])}</h3> : null}
      <div className={`row ${styles.head}`} data-gap="0">
        {lists.map(({ path, count, address }) => (
          <PageLink key={address} className={`pressable row ${styles.list}`} data-tight="" to={address}>
            <span>{modules.find((each) => each.path === path)?.title[language] ?? t(JOBS_PAGE.title)}</span>
            <span className={`medium tabular ${styles.count}`}>{formatNumber(count, language)}</span>
            {lists.length > 1 ? null : <span className={`note ${styles.why}`}>{t(WORK_WORDS[kind])}</span>}
          </PageLink>
        ))}
      </div>
      {records.length > 0 ? (
        <ul className={styles.records}>
          {records.map((record) => (
            <WaitingRecord key={record.id} kind={kind} record={record} now={now} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
