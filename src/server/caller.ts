import type { Restriction } from "../contract/endpoint.ts";

/**
 * The records a user may see in modules that belong to divisions: the union over their roles. Enforced by
 * `crud/scope`.
 */
export interface DataScope {
  /** Each includes its descendants. */
  readonly divisionIds: readonly string[];
  /** Includes the records they created. */
  readonly hasOwn: boolean;
}

/** The authenticated caller. */
export interface Caller {
  readonly sessionId: string;
  readonly userId: string;
  readonly username: string;
  readonly permissions: ReadonlySet<string>;
  /** Absent: everything. */
  readonly scope?: DataScope;
  readonly restrictions: ReadonlySet<Restriction>;
  /** Typed in this session within the last ten minutes (AU-17). */
  readonly hasRecentPassword: boolean;
  /** Client address; absent for work that no request started. */
  readonly address?: string;
  /** Host names of this site: the operator's and this request's. */
  readonly hosts?: readonly string[];
}
