import { useInfiniteQuery } from "@tanstack/react-query";
import { Check, PencilLine } from "lucide-react";
import { useEffect, useState } from "react";
import { isAwaited } from "../../../modules/pending-work/pending-work.ts";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { formatRelative, formatShortMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useOwnId } from "../../../web/lookups/own-id.ts";
import { markRead, messagesQuery } from "../../notifications/own-messages.ts";
import { openTarget, targetOf } from "../../notifications/message-target.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { Section } from "../Section.tsx";
import styles from "./dashboard.module.css";
import { lineKey, messageLines, type MessageLine } from "./message-lines.ts";
import { ownDrafts, type OwnDraft } from "./own-drafts.ts";
import { DASHBOARD_TEXTS } from "./texts.ts";
import groupStyles from "./waiting-group.module.css";
import { WaitingGroup } from "./WaitingGroup.tsx";
import { useWork } from "./work.ts";

/** Lines shown; the bell has the rest. */
const MAX_LINES = 3;

function Message({ line }: { readonly line: MessageLine }) {
  const t = useText();
  const [{ title, content, createDate, targetUrl }] = line;
  const words = (
    <>
      <strong className="breakable medium">
        {title || content}
        {line.length > 1 ? (
          <span className={`note ${styles.count}`}>{t(DASHBOARD_TEXTS.times, { count: line.length })}</span>
        ) : null}
      </strong>
      {title !== "" && content !== "" ? <span className="cut note">{content}</span> : null}
      <time className="remark" dateTime={createDate}>
        {formatShortMoment(createDate)}
      </time>
    </>
  );
  const markAll = () => line.forEach(({ id }) => void markRead(id));
  const open = () => {
    markAll();
    openTarget(targetUrl);
  };
  return (
    <li className={`line ${styles.item}`}>
      {targetOf(targetUrl) === undefined ? (
        <div className={`grow stack ${styles.itemWords}`} data-gap="2">
          {words}
        </div>
      ) : (
        <button type="button" className={`pressable grow stack ${styles.itemWords}`} data-gap="2" onClick={open}>
          {words}
        </button>
      )}
      <IconButton
        size="small"
        label={`${t(DASHBOARD_TEXTS.markRead)}: ${title || content}`}
        icon={<Check size={16} aria-hidden="true" />}
        onClick={markAll}
      />
    </li>
  );
}

function DraftRow({ draft, now }: { readonly draft: OwnDraft; readonly now: number }) {
  const t = useText();
  const language = useLanguage();
  const { address, title, record, isNew, savedAt } = draft;
  return (
    <li className={`line ${styles.item}`}>
      <PageLink className={`pressable grow stack ${styles.itemWords}`} data-gap="2" to={address}>
        <strong className="breakable medium">
          {title || t(DASHBOARD_TEXTS.draftNew, { record: isNew ? record : "" })}
        </strong>
        <span className="remark">
          <PencilLine size={12} aria-hidden="true" /> {t(DASHBOARD_TEXTS.draft, { record })} ·{" "}
          {formatRelative(new Date(savedAt).toISOString(), now, language)}
        </span>
      </PageLink>
    </li>
  );
}

/**
 * Lists what this person has to attend to: notifications that ask for something, unsaved drafts, and waiting records.
 */
export function Waiting() {
  const t = useText();
  const language = useLanguage();
  const ownId = useOwnId();
  const list = useInfiniteQuery(messagesQuery);
  const work = useWork();
  const [kept, setKept] = useState<{ readonly drafts: readonly OwnDraft[]; readonly at: number }>();
  // Runs again each time the page comes to the front, because a draft may have been begun or saved meanwhile.
  useEffect(() => setKept({ drafts: ownDrafts(ownId, language), at: Date.now() }), [ownId, language]);
  const [first] = list.data?.pages ?? [];
  const unread = first?.unread ?? 0;
  const lines = messageLines(first?.rows ?? []).slice(0, MAX_LINES);
  const shown = lines.flat().length;
  const drafts = kept?.drafts ?? [];
  const tasks = (work.data ?? []).filter(({ kind }) => isAwaited(kind));
  // The empty state needs both answers.
  const isPending = list.isPending || work.isPending;
  const failed = [list, work].filter((asked) => asked.isError);
  const isEmpty = !isPending && failed.length === 0 && lines.length === 0 && drafts.length === 0 && tasks.length === 0;
  const hasOwn = lines.length > 0 || drafts.length > 0 || unread > shown;
  return (
    <Section id="dashboard-waiting" title={t(DASHBOARD_TEXTS.waiting)}>
      <div className="stack" data-gap="12">
        {isPending || failed[0] || isEmpty || hasOwn ? (
          <div className="card" data-clip="">
            {isPending ? <LinesSkeleton lines={3} /> : null}
            {failed[0] ? (
              <ErrorState error={failed[0].error} onRetry={() => failed.forEach((asked) => void asked.refetch())} />
            ) : null}
            {isEmpty ? <p className={`note ${styles.nothing}`}>{t(DASHBOARD_TEXTS.nothing)}</p> : null}
            <ul className={`lined ${styles.items}`}>
              {lines.map((line) => (
                <Message key={lineKey(line[0])} line={line} />
              ))}
              {drafts.map((draft) => (
                <DraftRow key={draft.key} draft={draft} now={kept?.at ?? 0} />
              ))}
            </ul>
            {unread > shown ? (
              <p className={`note ${styles.nothing}`}>{t(DASHBOARD_TEXTS.moreMessages, { count: unread - shown })}</p>
            ) : null}
          </div>
        ) : null}
        <ul className={groupStyles.groups}>
          {[...Map.groupBy(tasks, ({ kind }) => kind)].map(([kind, lists]) => (
            <WaitingGroup key={kind} kind={kind} lists={lists} now={work.dataUpdatedAt} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
