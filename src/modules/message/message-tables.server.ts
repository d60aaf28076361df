import type { Language } from "../../contract/text.ts";
import type { SHOW_TYPES } from "../../contract/push.ts";

/**
 * Tables of migrations/0004-message.sql, 0015-message.sql and 0018-delivery.sql that are not modules. Moments are ISO
 * 8601 in UTC.
 */
export interface MessageTables {
  readonly notification: NotificationRow;
  readonly message_receipt: {
    readonly account_id: string;
    readonly notification_id: string;
    readonly read_at: string | null;
    readonly acknowledged_at: string | null;
  };
}

export interface NotificationRow {
  readonly id: string;
  readonly message_id: string | null;
  /** The language in which it was written; empty texts in others fall back to it. */
  readonly source_language: Language;
  readonly title: string;
  readonly title_en: string;
  readonly title_lo: string;
  readonly message: string;
  readonly message_en: string;
  readonly message_lo: string;
  readonly show_type: (typeof SHOW_TYPES)[number];
  readonly type: string;
  readonly target_url: string;
  readonly must_acknowledge: boolean;
  readonly sent_by: string | null;
  readonly created_at: string;
  /** Id of the last account it was delivered to; null once delivery is complete. */
  readonly delivered_to: string | null;
}
