import { announceIds } from "../../server/database/changes/announced-ids.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";

/*
 * Announcements that every instance must receive within a second (TK-10, TK-11). Without a payload everything is to be
 * reloaded.
 */

/** Sessions that ended; closes their sockets (WS-03). */
export const SESSION_ENDED = "session.ended";
/** Sessions that were locked or unlocked (TK-17). */
export const SESSION_CHANGED = "session.changed";
/** Accounts whose state or roles changed. */
export const ACCOUNT_CHANGED = "account.changed";
/** Roles or menu entries changed, which may affect anybody's rights. */
export const GRANTS_CHANGED = "grants.changed";

export const announceEnded = (changes: Changes, trx: DatabaseTransaction, sessionIds: readonly string[]) =>
  announceIds(changes, trx, SESSION_ENDED, sessionIds);
export const announceSessions = (changes: Changes, trx: DatabaseTransaction, sessionIds: readonly string[]) =>
  announceIds(changes, trx, SESSION_CHANGED, sessionIds);
export const announceAccounts = (changes: Changes, trx: DatabaseTransaction, accountIds: readonly string[]) =>
  announceIds(changes, trx, ACCOUNT_CHANGED, accountIds);
export const announceGrants = (changes: Changes, trx: DatabaseTransaction) => changes.announce(trx, GRANTS_CHANGED);
