import type { Notification } from "../../../modules/message/message.ts";
import { targetOf } from "../../notifications/target.ts";

/** Unread notifications that say the same, as one line; the newest speaks for them. */
export type MessageLine = readonly [newest: Notification, ...older: Notification[]];

/** What the program itself says about the account (modules/message). */
const isOwnNotice = ({ type }: Notification): boolean => type === "security";

/** What people wrote first; those of one title are one line. In the order given, the newest first. */
export function messageLines(messages: readonly Notification[]): readonly MessageLine[] {
  const lines = new Map<string, [Notification, ...Notification[]]>();
  for (const message of messages.filter(({ isRead }) => !isRead)) {
    const key = `${String(isOwnNotice(message))} ${message.title || message.id}`;
    const line = lines.get(key);
    if (line) line.push(message);
    else lines.set(key, [message]);
  }
  return [...lines.values()].toSorted(([a], [b]) => Number(isOwnNotice(a)) - Number(isOwnNotice(b)));
}

/**
 * Whether a notification asks this person for something: to be confirmed, or to be looked at where it leads. Announcements and all others
 * are read behind the bell.
 */
export const isWaiting = ({ isRead, mustAcknowledge, isToEverybody, targetUrl }: Notification): boolean =>
  !isRead && (mustAcknowledge || (!isToEverybody && targetOf(targetUrl) !== undefined));
