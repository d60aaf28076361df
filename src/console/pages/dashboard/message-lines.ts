import type { Notification } from "../../../modules/message/message.ts";
import { targetOf } from "../../notifications/message-target.ts";

/** Unread notifications with the same title, grouped into one line; the newest is shown. */
export type MessageLine = readonly [newest: Notification, ...older: Notification[]];

/** True for the program's own messages about the account (modules/message). */
const isAboutAccount = ({ type }: Notification): boolean => type === "security";

/**
 * True for an unread notification that asks this person for something: to confirm it, or to follow its link.
 * Announcements, what the program says about the account and all others are only listed behind the bell.
 */
const isWaiting = (message: Notification): boolean =>
  !message.isRead &&
  !isAboutAccount(message) &&
  (message.mustAcknowledge || (!message.isToEverybody && targetOf(message.targetUrl) !== undefined));

/** The same for all messages of a line, whichever of them is the newest. */
export const lineKey = (message: Notification): string => message.title || message.id;

/** Groups what waits by title, in the given order (newest first). */
export function messageLines(messages: readonly Notification[]): readonly MessageLine[] {
  const lines = new Map<string, [Notification, ...Notification[]]>();
  for (const message of messages.filter(isWaiting)) {
    const key = lineKey(message);
    const line = lines.get(key);
    if (line) line.push(message);
    else lines.set(key, [message]);
  }
  return [...lines.values()];
}
