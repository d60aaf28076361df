import type { Generated } from "kysely";
import type { MenuType } from "../../contract/menu.ts";

/** Tables of migrations/0001-identity.sql about users and rights. Times are ISO 8601 in UTC. */
export interface IdentityTables {
  readonly account: AccountRow;
  readonly role: RoleRow;
  readonly user_role: {
    readonly account_id: string;
    readonly role_id: string;
    readonly created_at: string;
    readonly created_by: string | null;
  };
  readonly role_division: { readonly role_id: string; readonly division_id: string };
  readonly menu: MenuTableRow;
  readonly role_menu: {
    readonly role_id: string;
    readonly menu_id: string;
    readonly created_at: string;
    readonly created_by: string | null;
  };
}

interface Stamped {
  readonly created_at: string;
  readonly created_by: string | null;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly version: number;
}

export interface AccountRow extends Stamped {
  readonly id: string;
  readonly username: string;
  readonly username_key: string;
  readonly real_name: string;
  readonly avatar: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly introduction: string | null;
  readonly division_id: string | null;
  /** Null: no password sign-in until one is set. */
  readonly password_hash: string | null;
  readonly must_change_password: boolean;
  readonly password_expires_at: string | null;
  readonly unlock_password_hash: string | null;
  readonly is_enabled: boolean;
  readonly deleted_at: string | null;
}

export interface RoleRow extends Stamped {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly name_lo: string | null;
  readonly note: Generated<string | null>;
  readonly scope: Generated<"all" | "division" | "chosen" | "own">;
  readonly deleted_at: string | null;
}

export interface MenuTableRow extends Stamped {
  readonly id: string;
  readonly key: string | null;
  readonly parent_id: string | null;
  readonly type: MenuType;
  readonly path: string;
  readonly component: string;
  readonly redirect: string;
  readonly title: string;
  readonly title_en: string;
  readonly title_lo: string;
  readonly icon: string;
  readonly permission: string;
  readonly sort: number;
  readonly is_hidden: boolean;
  readonly no_cache: boolean;
  readonly always_show: boolean;
  /** Route name for the family's clients; empty: derived from the path. */
  readonly name: string;
  readonly require_auth: boolean;
  /** Moved by a user: a start does not move it back. */
  readonly is_placed: boolean;
}
