import type { Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";

/** Change topic with the notification's id; instances with connected receivers load the text. */
export const NOTIFICATION_SENT = "notification.sent";
/** Change topic with the notification's id: screens remove it. */
export const NOTIFICATION_WITHDRAWN = "notification.withdrawn";
/** Change topic with the notification's id: it is shown again to those who have not read it. */
export const NOTIFICATION_REMINDED = "notification.reminded";

export const announceSent = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_SENT, [id]);

export const announceWithdrawn = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_WITHDRAWN, [id]);
export const announceReminder = (changes: Changes, trx: DatabaseTransaction, id: string): Promise<void> =>
  changes.announce(trx, NOTIFICATION_REMINDED, [id]);
