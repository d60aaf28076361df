import { readTableChange } from "../../../crud/table/table-change.server.ts";
import type { Due, RecordNotice } from "./tell.server.ts";

const MOST_CHANGES = 500; // pending changes; beyond, clients are told to refetch the list
const MOST_NOTIFICATIONS = 1_000; // pending notifications; the rest is in the users' lists

/** A table whose changes are announced to users who may list it. */
export interface Followed extends Pick<RecordNotice, "module" | "path" | "permission"> {
  readonly table: string;
}

export type NotificationList = "notifications" | "reminders" | "withdrawn";

export const nothing = (): Due => ({ reload: new Set(), changes: [], notifications: [], reminders: [], withdrawn: [] });
export const isNothing = ({ reload, changes, notifications, reminders, withdrawn }: Due) =>
  reload !== "all" && reload.size + changes.length + notifications.length + reminders.length + withdrawn.length === 0;

/** For one user, or for everybody. */
export function noteReload(due: Due, userId: string | undefined): void {
  if (userId === undefined) due.reload = "all";
  else if (due.reload !== "all") due.reload.add(userId);
}

export function noteChange({ changes }: Due, from: Followed, payload: unknown): void {
  const again = { ids: [], verb: "many", byId: "" } as const;
  const notice = readTableChange(payload) ?? again;
  if (changes.length < MOST_CHANGES) return void changes.push({ ...notice, ...from });
  const kept = changes.findLastIndex((other) => other.path === from.path);
  if (kept >= 0) changes[kept] = { ...again, ...from };
}

export function noteNotification(due: Due, list: NotificationList, id: string): void {
  if (due[list].length < MOST_NOTIFICATIONS) due[list].push(id);
}
