import { sql, type SqlBool } from "kysely";

/** Condition on a receipt beside its notification: it is unread, or to be confirmed and not confirmed. */
export const isOpenReceipt = sql<SqlBool>`(message_receipt.read_at is null
  or (notification.must_acknowledge and message_receipt.acknowledged_at is null))`;
