import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { usePushMessages } from "../../../web/push/push-messages.ts";
import { refetchMessages, onDoneElsewhere, unreadQuery } from "../own-messages.ts";
import { onIdle } from "../../boot/on-idle.ts";
import { useUser } from "../../session/user-store.ts";
import styles from "./notification-bell.module.css";
import { NOTIFICATIONS_TEXTS } from "./texts.ts";

const NotificationDrawer = lazyDialog(async () => (await import("./NotificationDrawer.tsx")).NotificationDrawer);

/** Highest number on the badge, so that it keeps its width. */
const MAX_SHOWN = 99;

/** Bell with the current number of unread notifications, which opens their list (§2 "Notification dialog"). */
export function NotificationBell() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // the drawer stays mounted after its first opening, so that closing is animated
  const [wasOpened, setOpened] = useState(false);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => onIdle(() => setQuiet(true)), []); // the first page does not wait for the badge
  const mayAsk = useUser(({ user }) => user !== null && !user.mustChangePassword);
  const unread = useQuery({ ...unreadQuery, enabled: isQuiet && mayAsk }).data ?? 0;
  usePushMessages(({ showType, withdrawn }) => {
    if (showType || withdrawn) void refetchMessages();
  });
  useEffect(() => onDoneElsewhere(({ what }) => void (what !== "shown" && refetchMessages())), []);
  return (
    <>
      <IconButton
        label={unread === 0 ? t(NOTIFICATIONS_TEXTS.title) : t(NOTIFICATIONS_TEXTS.unread, { count: unread })}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        icon={
          <span className={`center ${styles.bell}`}>
            <Bell size={18} strokeWidth={1.75} aria-hidden="true" />
            {unread > 0 ? (
              <span className={`tabular ${styles.badge}`} aria-hidden="true">
                {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
              </span>
            ) : null}
          </span>
        }
      />
      {wasOpened ? <NotificationDrawer isOpen={isOpen} hasUnread={unread > 0} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
