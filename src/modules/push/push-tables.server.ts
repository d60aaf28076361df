/** The table of migrations/0004-message.sql; hashes are keyed (TK-01). */
export interface PushTables {
  readonly push_ticket: {
    readonly hash: string;
    readonly session_id: string;
    readonly account_id: string;
    readonly language: string;
    readonly expires_at: string;
  };
}
