import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { Check, CheckCheck } from "lucide-react";
import { useRef } from "react";
import { DAY } from "../../../contract/date/durations.ts";
import type { Notification } from "../../../modules/message/message.ts";
import { EmptyState } from "../../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { LinesSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { formatDay, utcDay } from "../../../contract/date/day-format.ts";
import { dayOfMoment, formatShortMoment } from "../../../web/format/format-moment.ts";
import { currentDay } from "../../../web/format/time-zone.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { markRead, messagesQuery, useMarkAllRead } from "../own-messages.ts";
import { Fallback } from "../Fallback.tsx";
import { openTarget, targetOf } from "../message-target.ts";
import styles from "./notification-bell.module.css";
import { NOTIFICATIONS_TEXTS } from "./texts.ts";

interface ListProps {
  readonly hasUnread: boolean;
  /** Called when the person follows a notification's link. */
  readonly onLeave: () => void;
}

function Row({ message, onLeave }: { readonly message: Notification; readonly onLeave: () => void }) {
  const t = useText();
  const row = useRef<HTMLLIElement>(null);
  const { id, title, content, createDate, isRead, targetUrl, titleLanguage, language } = message;
  const open = () => {
    void markRead(id);
    onLeave();
    openTarget(targetUrl);
  };
  return (
    <li className={`line ${styles.row}`} ref={row} tabIndex={-1} data-unread={isRead ? undefined : ""}>
      <div className={`grow breakable ${styles.words}`}>
        {title === "" ? null : (
          <strong>
            {isRead ? null : (
              <span className={`dot ${styles.dot}`} role="img" aria-label={t(NOTIFICATIONS_TEXTS.isUnread)} />
            )}
            <span lang={titleLanguage}>{title}</span>
          </strong>
        )}
        {content === "" ? null : (
          <p className="two-lines" lang={language}>
            {content}
          </p>
        )}
        <Fallback language={language} />
        <div className={`beside remark tabular ${styles.foot}`}>
          <time dateTime={createDate}>{formatShortMoment(createDate)}</time>
          {targetOf(targetUrl) === undefined ? null : (
            <Button type="link" size="small" onClick={open}>
              {t(NOTIFICATIONS_TEXTS.open)}
            </Button>
          )}
        </div>
      </div>
      {isRead ? null : (
        <IconButton
          size="small"
          label={t(NOTIFICATIONS_TEXTS.markRead)}
          icon={<Check size={16} aria-hidden="true" />}
          onClick={() => {
            row.current?.focus(); // the button is about to disappear, and the focus with it
            void markRead(id);
          }}
        />
      )}
    </li>
  );
}

/** Today, yesterday, or the day itself. */
function useDayWords() {
  const t = useText();
  const language = useLanguage();
  const today = currentDay();
  const yesterday = utcDay(Date.parse(today) - DAY);
  return (day: string): string => {
    if (day === today) return t(NOTIFICATIONS_TEXTS.today);
    return day === yesterday ? t(NOTIFICATIONS_TEXTS.yesterday) : formatDay(day, language);
  };
}

function RowsByDay({ messages, onLeave }: Pick<ListProps, "onLeave"> & { readonly messages: readonly Notification[] }) {
  const dayWords = useDayWords();
  return [...Map.groupBy(messages, ({ createDate }) => dayOfMoment(createDate))].map(([day, ofDay]) => (
    <section key={day} aria-label={dayWords(day)}>
      <h3 className={`remark ${styles.day}`}>{dayWords(day)}</h3>
      <ul>
        {ofDay.map((message) => (
          <Row key={message.id} message={message} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ));
}

/** Lists content and receive date (`MM-dd hh:mm`) by day, with "mark as read" for one or all (§2). */
export function NotificationList({ hasUnread, onLeave }: ListProps) {
  const t = useText();
  const feedback = useFeedback();
  const list = useInfiniteQuery(messagesQuery);
  const all = useMarkAllRead();
  const rows = useRef<HTMLDivElement>(null);
  if (list.isPending)
    return (
      <div className={styles.waiting}>
        <LinesSkeleton lines={8} />
      </div>
    );
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  // A message that arrives between two page requests shifts the rest by one; a repeated row is dropped.
  const messages = [...new Map(list.data.pages.flatMap((page) => page.rows).map((row) => [row.id, row])).values()];
  if (messages.length === 0)
    return <EmptyState title={t(NOTIFICATIONS_TEXTS.empty)} text={t(NOTIFICATIONS_TEXTS.emptyText)} />;
  return (
    <>
      {hasUnread ? (
        <div className={`line ${styles.all}`} data-at-end="">
          <Button
            type="text"
            size="small"
            icon={<CheckCheck size={16} aria-hidden="true" />}
            loading={all.isPending}
            onClick={() =>
              all.mutate(undefined, {
                // The button is about to disappear, and the focus must stay in the dialog.
                onSuccess: () => rows.current?.focus(),
                onError: (error) => feedback.error(error.message),
              })
            }
          >
            {t(NOTIFICATIONS_TEXTS.markAllRead)}
          </Button>
        </div>
      ) : null}
      <div ref={rows} tabIndex={-1}>
        <RowsByDay messages={messages} onLeave={onLeave} />
      </div>
      {list.hasNextPage ? (
        <div className={`center ${styles.more}`}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t(NOTIFICATIONS_TEXTS.more)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
