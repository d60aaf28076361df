import { PUSH_CLOSED, type Pushed, type RecordChange } from "../../contract/push.ts";
import type { Permission } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { readTableChange, type TableChange } from "../../crud/table/table-change.server.ts";
import type { Hub } from "../../server/push/hub.ts";
import type { Peer } from "../../server/push/peer.ts";
import { recurring } from "../../server/recurring.ts";
import type { Services } from "../../server/services.ts";
import {
  NOTIFICATION_REMINDED,
  NOTIFICATION_SENT,
  NOTIFICATION_WITHDRAWN,
  pushedTo,
  receiversAmong,
} from "../message/message.server.ts";
import { dictionaryEntry, dictionaryGroup } from "../dictionary/dictionary.ts";
import { CALENDAR_RECORDS } from "../calendar/calendar.ts";
import { SETTING_CHANGED } from "../setting/setting.server.ts";
import { SETTING_RECORDS } from "../setting/setting.ts";
import {
  ACCOUNT_CHANGED,
  GRANTS_CHANGED,
  namesOf,
  onIds,
  SESSION_CHANGED,
  SESSION_ENDED,
} from "../user/user.server.ts";
import { user } from "../user/user.ts";
import { TRANSLATION_CHANGED } from "../translation/translation.server.ts";
import { holdersOf, seenIn, sessionAccessOf, unscopedOf, type SessionAccess } from "./session-access.server.ts";

type Needs = Pick<Services, "changes" | "clock" | "database" | "log">;

const CHECK = 1_000; // ms: a session that ended unannounced loses its sockets too (WS-03)
const MOST_CHANGES = 500; // waiting to be told; beyond, lists are only told to look again
const MOST_NOTIFICATIONS = 1_000; // waiting; the rest is in people's lists

const RELOAD: Pushed = { type: "RELOAD_MENU" };

/** Whose changes are told to whoever may list it. */
interface Followed {
  /** Absent for what people see all of or nothing. */
  readonly module?: Module;
  readonly table: string;
  readonly path: string;
  readonly permission: Permission;
}
const followed = (module: Module): Followed => ({
  ...(module.scope ? { module } : {}),
  table: module.table,
  path: module.path,
  permission: permissionFor(module, "list"),
});
/** What is edited on pages of its own. */
const PAGES: readonly Followed[] = [SETTING_RECORDS, CALENDAR_RECORDS];

/** Whose records are choices in the forms of everybody. */
const CHOICES: ReadonlySet<string> = new Set([dictionaryEntry.path, dictionaryGroup.path]);

interface RecordNotice extends TableChange, Pick<Followed, "module"> {
  readonly path: string;
  readonly permission: Permission;
}

/** What is to be told, gathered while the one before is being told. */
interface Due {
  reload: "all" | Set<string>;
  readonly changes: RecordNotice[];
  readonly notifications: string[];
  readonly reminders: string[];
  readonly withdrawn: string[];
}
const nothing = (): Due => ({ reload: new Set(), changes: [], notifications: [], reminders: [], withdrawn: [] });
const isNothing = ({ reload, changes, notifications, reminders, withdrawn }: Due) =>
  reload !== "all" && reload.size + changes.length + notifications.length + reminders.length + withdrawn.length === 0;

/**
 * Carries what the instances announce to the sockets of this one. Before anything is sent, the database is asked whose
 * session lives and is not restricted: nothing reaches a session that has ended, and of what happens while a screen is
 * locked nothing but its end. Once unlocked, such a socket is told to load its menu anew; lists its client asks for.
 * Returns the function that stops it, and that waits for what is being told.
 */
export function startRelay(services: Needs, hub: Hub, modules: readonly Module[]): () => Promise<void> {
  const { changes, database, log } = services;
  let due = nothing();
  let isBehind = false;
  const owed = new WeakSet<Peer>();

  // Whoever may have missed something comes back and asks for everything anew (WS-08).
  const sendAway = () => {
    isBehind = false;
    for (const peer of hub.peers()) peer.close(PUSH_CLOSED.restarting, "come back");
  };

  /** The living, unrestricted ones of the sockets open now; the sockets of ended sessions are closed. */
  const listeners = async (): Promise<Peer[]> => {
    const peers = hub.peers();
    const accesses = await sessionAccessOf(
      services,
      peers.map(({ sessionId }) => sessionId),
    );
    const may = (access: SessionAccess | undefined, peer: Peer) => {
      if (!access) hub.endSession(peer.sessionId);
      else if (access.isRestricted) owed.add(peer);
      else if (owed.delete(peer)) peer.send(RELOAD);
      return access !== undefined && !access.isRestricted;
    };
    return peers.filter((peer) => may(accesses.get(peer.sessionId), peer) && peer.isOpen);
  };

  const tellChanges = async (peers: readonly Peer[], notices: readonly RecordNotice[]) => {
    const users = peers.map(({ userId }) => userId);
    const names = await namesOf(
      database,
      notices.map(({ byId }) => byId).filter((id) => id !== ""),
    );
    const unscoped = names.size > 0 ? await unscopedOf(services, users) : new Set<string>();
    const peopleOf = seenIn(services, user, [...names.keys()]);
    // Who is outside somebody's data scope has no name for them (AZ-05); the id says that it was not the program itself.
    const nameFor = async ({ userId }: Peer, byId: string) => {
      const name = names.get(byId) ?? "";
      if (name === "" || byId === userId || unscoped.has(userId)) return name;
      return (await peopleOf(userId)).includes(byId) ? name : "";
    };
    for (const [permission, own] of Map.groupBy(notices, (notice) => notice.permission)) {
      const holders = await holdersOf(services, permission, users);
      for (const { module, path, ids, verb, byId } of own) {
        // Everybody's forms offer what dictionaries hold: whoever may not list them hears only that they changed.
        const bare: RecordChange = { path, ids: [], verb: "many", byId: "", byName: "" };
        const seen = module && seenIn(services, module, ids);
        for (const peer of peers) {
          if (holders.has(peer.userId)) {
            // Of records outside somebody's data scope not even their ids (AZ-05).
            const told = seen ? await seen(peer.userId) : ids;
            if (told.length > 0 || ids.length === 0)
              peer.send({
                type: "RECORD_CHANGED",
                change: { path, ids: [...told], verb, byId, byName: await nameFor(peer, byId) },
              });
          } else if (CHOICES.has(path)) peer.send({ type: "RECORD_CHANGED", change: bare });
        }
      }
    }
  };

  const tellNotifications = async (peers: readonly Peer[], ids: readonly string[], more: Partial<Pushed> = {}) => {
    const users = Map.groupBy(peers, (peer) => peer.userId);
    for (const { accountId, say } of await pushedTo(database, ids, [...users.keys()]))
      for (const peer of users.get(accountId) ?? []) peer.send({ ...say(peer.language), ...more });
  };

  const tellWithdrawn = async (peers: readonly Peer[], ids: readonly string[]) => {
    const userIds = [...new Set(peers.map(({ userId }) => userId))];
    for (const id of ids) {
      const receivers = await receiversAmong(database, id, userIds);
      for (const peer of peers) if (receivers.has(peer.userId)) peer.send({ type: "WITHDRAWN", withdrawn: id });
    }
  };

  const tell = async (what: Due): Promise<void> => {
    const peers = await listeners();
    if (peers.length === 0) return;
    if (what.changes.length > 0) await tellChanges(peers, what.changes);
    if (what.notifications.length > 0) await tellNotifications(peers, what.notifications);
    if (what.reminders.length > 0) await tellNotifications(peers, what.reminders, { isReminder: true });
    if (what.withdrawn.length > 0) await tellWithdrawn(peers, what.withdrawn);
    for (const peer of peers) if (what.reload === "all" || what.reload.has(peer.userId)) peer.send(RELOAD);
  };

  const tellDue = async (): Promise<void> => {
    if (hub.peers().length === 0) return;
    const now = due;
    due = nothing();
    try {
      await tell(now);
      if (isBehind) sendAway();
    } catch (error) {
      if (!isNothing(now)) isBehind = true; // nobody can be told while the database is away
      throw error;
    }
  };
  // One after the other, so that what is told arrives in the order in which it happened.
  const { soon: run, stop } = recurring(CHECK, tellDue, (error) => log.warn({ err: error }, "pushing failed"));
  const soon = (note: (waiting: Due) => void) => {
    if (hub.peers().length === 0) return;
    note(due);
    run();
  };

  const reload = (userId?: string) =>
    soon((waiting) => {
      if (userId === undefined) waiting.reload = "all";
      else if (waiting.reload !== "all") waiting.reload.add(userId);
    });
  const recordsChanged = (from: Followed, payload: unknown) =>
    soon(({ changes: waiting }) => {
      const again = { ids: [], verb: "many", byId: "" } as const;
      const notice = readTableChange(payload) ?? again;
      if (waiting.length < MOST_CHANGES) return void waiting.push({ ...notice, ...from });
      const kept = waiting.findLastIndex((other) => other.path === from.path);
      if (kept >= 0) waiting[kept] = { ...again, ...from };
    });

  const noted = (name: string, list: "notifications" | "reminders" | "withdrawn") =>
    onIds(changes, name, (id) =>
      id === undefined
        ? sendAway()
        : soon((waiting) => {
            if (waiting[list].length < MOST_NOTIFICATIONS) waiting[list].push(id);
          }),
    );

  const stops = [
    onIds(changes, SESSION_ENDED, (id) => (id === undefined ? run() : hub.endSession(id))),
    onIds(changes, SESSION_CHANGED, run),
    onIds(changes, ACCOUNT_CHANGED, reload),
    onIds(changes, GRANTS_CHANGED, () => reload()),
    onIds(changes, TRANSLATION_CHANGED, () => reload()),
    onIds(changes, SETTING_CHANGED, () => reload()), // clients ask for menu, rights and settings together (ST-05)
    noted(NOTIFICATION_SENT, "notifications"),
    noted(NOTIFICATION_REMINDED, "reminders"),
    noted(NOTIFICATION_WITHDRAWN, "withdrawn"),
    ...[...PAGES, ...modules.map(followed)].map((each) =>
      changes.on(each.table, (payload) => recordsChanged(each, payload)),
    ),
  ];
  return () => {
    for (const stopListening of stops) stopListening();
    return stop();
  };
}
