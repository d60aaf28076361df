/**
 * Tables of migrations/0001-identity.sql, 0005-screen-lock.sql and 0017-recent-password.sql. Times are ISO 8601 in UTC,
 * hashes are keyed (HMAC).
 */
export interface SessionTables {
  readonly session: SessionRow;
  readonly access_token: TokenRow;
  readonly refresh_token: TokenRow & { readonly used_at: string | null };
  readonly captcha: { readonly client_id: string; readonly answer_hash: string; readonly expires_at: string };
  readonly login_log: {
    readonly id: string;
    readonly at: string;
    readonly account_id: string | null;
    readonly username: string;
    readonly outcome: string;
    readonly address: string;
    readonly user_agent: string;
    readonly session_id: string | null;
  };
}

export interface SessionRow {
  readonly id: string;
  readonly account_id: string;
  readonly client_id: string;
  readonly is_split: boolean;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly idle_at: string;
  readonly ends_at: string;
  readonly ended_at: string | null;
  readonly ended_why: EndReason | null;
  readonly locked_at: string | null;
  readonly unlock_failures: number;
  readonly password_seen_at: string;
  readonly confirm_failures: number;
}

export type EndReason =
  | "signed-out"
  | "replaced"
  | "ended"
  | "too-many"
  | "password"
  | "reuse"
  | "unlock"
  | "confirm"
  | "disabled"
  | "deleted"
  | "restored";

interface TokenRow {
  readonly hash: string;
  readonly half_hash: string | null;
  readonly session_id: string;
  readonly created_at: string;
  readonly expires_at: string;
}
