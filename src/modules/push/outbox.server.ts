import type { Permission } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { readTableChange, type TableChange } from "../../crud/repository/table-change.server.ts";

const MAX_CHANGES = 500; // pending changes; beyond, clients are told to refetch the list
const MAX_NOTIFICATIONS = 1_000; // pending notifications; the rest is in the users' lists

/** A change of records with the permission to learn of it. */
export interface FollowedChange extends TableChange {
  /** Set if the module has a data scope. */
  readonly module?: Module;
  readonly path: string;
  readonly permission: Permission;
}

/** A table whose changes are announced to users who may list it. */
export interface Followed extends Pick<FollowedChange, "module" | "path" | "permission"> {
  readonly table: string;
}

/** Messages collected while earlier ones are being delivered. */
export interface Outbox {
  reload: "all" | Set<string>;
  readonly changes: FollowedChange[];
  readonly notifications: string[];
  readonly reminders: string[];
  readonly withdrawn: string[];
}

export type NotificationList = "notifications" | "reminders" | "withdrawn";

export const emptyOutbox = (): Outbox => ({
  reload: new Set(),
  changes: [],
  notifications: [],
  reminders: [],
  withdrawn: [],
});
export const isEmpty = ({ reload, changes, notifications, reminders, withdrawn }: Outbox) =>
  reload !== "all" && reload.size + changes.length + notifications.length + reminders.length + withdrawn.length === 0;

/** For one user, or for everybody. */
export function addReload(outbox: Outbox, userId: string | undefined): void {
  if (userId === undefined) outbox.reload = "all";
  else if (outbox.reload !== "all") outbox.reload.add(userId);
}

export function addChange({ changes }: Outbox, from: Followed, payload: unknown): void {
  const again = { ids: [], verb: "many", byId: "" } as const;
  const change = readTableChange(payload) ?? again;
  const kept = changes.length < MAX_CHANGES ? -1 : changes.findLastIndex((other) => other.path === from.path);
  // A list without a pending change is announced beyond the limit too, because there are no more lists than modules.
  if (kept < 0) changes.push({ ...change, ...from });
  else changes[kept] = { ...again, ...from };
}

export function addNotification(outbox: Outbox, list: NotificationList, id: string): void {
  if (outbox[list].length < MAX_NOTIFICATIONS) outbox[list].push(id);
}
