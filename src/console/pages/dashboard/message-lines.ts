import type { Notification } from "../../../modules/message/message.ts";
import { targetOf } from "../../notifications/target.ts";

/** Unread notifications with the same title, grouped into one line; the newest is shown. */
export type MessageLine = readonly [newest: Notification, ...older: Notification[]];

/** True for the program's own notices about the account (modules/message). */
const isOwnNotice = ({ type }: Notification): boolean => type === "security";

/** The same for all messages of a line, whichever of them is the newest. */
export const lineKey = (message: Notification): string =>
  `${String(isOwnNotice(message))} ${message.title || message.id}`;

/**
 * Groups unread notifications by title, in the given order (newest first), those written by people before the program's
 * own.
 */
export function messageLines(messages: readonly Notification[]): readonly MessageLine[] {
  const lines = new Map<string, [Notification, ...Notification[]]>();
  for (const message of messages.filter(({ isRead }) => !isRead)) {
    const key = lineKey(message);
    const line = lines.get(key);
    if (line) line.push(message);
    else lines.set(key, [message]);
  }
  return [...lines.values()].toSorted(([a], [b]) => Number(isOwnNotice(a)) - Number(isOwnNotice(b)));
}

/**
 * True for an unread notification that asks this person for something: to confirm it, or to follow its link.
 * Announcements and all others are only listed behind the bell.
 */
export const isWaiting = ({ isRead, mustAcknowledge, isToEverybody, targetUrl }: Notification): boolean =>
  !isRead && (mustAcknowledge || (!isToEverybody && targetOf(targetUrl) !== undefined));
