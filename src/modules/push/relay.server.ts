import { PUSH_CLOSED } from "../../contract/push.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import type { Hub } from "../../server/push/hub.ts";
import type { Peer } from "../../server/push/peer.ts";
import { recurring } from "../../server/recurring.ts";
import type { Services } from "../../server/services.ts";
import { NOTIFICATION_REMINDED, NOTIFICATION_SENT, NOTIFICATION_WITHDRAWN } from "../message/message.server.ts";
import { CALENDAR_RECORDS } from "../calendar/calendar.ts";
import { SETTING_CHANGED } from "../setting/setting.server.ts";
import { SCHEDULE_RECORDS } from "../schedule/schedule.ts";
import { SETTING_RECORDS } from "../setting/setting.ts";
import { ACCOUNT_CHANGED, GRANTS_CHANGED, SESSION_CHANGED, SESSION_ENDED } from "../identity/identity.server.ts";
import { TRANSLATION_CHANGED } from "../translation/translation.server.ts";
import { sessionAccessOf, type SessionAccess } from "./session-access.server.ts";
import {
  isEmpty,
  addChange,
  type Outbox,
  addNotification,
  addReload,
  emptyOutbox,
  type Followed,
  type NotificationList,
} from "./outbox.server.ts";
import { RELOAD, deliverOutbox } from "./deliver-outbox.server.ts";
import { onIds } from "../../server/database/changes/announced-ids.ts";

type Needs = Pick<Services, "changes" | "clock" | "database" | "log">;

const CHECK = 1_000; // ms; closes the sockets of sessions that ended unannounced (WS-03)

const followed = (module: Module): Followed => ({
  ...(module.scope ? { module } : {}),
  table: module.table,
  path: module.path,
  permission: permissionFor(module, "list"),
});
/** Tables that are edited on pages of their own. */
const PAGES: readonly Followed[] = [SETTING_RECORDS, CALENDAR_RECORDS, SCHEDULE_RECORDS];

/**
 * The open sockets of valid, unrestricted sessions; those of ended sessions are closed. `owed` collects the restricted
 * ones.
 */
async function deliverablePeers(services: Needs, hub: Hub, owed: WeakSet<Peer>): Promise<Peer[]> {
  const peers = hub.peers();
  const accesses = await sessionAccessOf(
    services,
    peers.map(({ sessionId }) => sessionId),
  );
  /** True if the peer may hear anything now. */
  const settleAccess = (access: SessionAccess | undefined, peer: Peer): boolean => {
    if (!access) hub.closeSocketsOf(peer.sessionId);
    else if (access.isRestricted) owed.add(peer);
    else if (owed.delete(peer)) peer.send(RELOAD);
    return access !== undefined && !access.isRestricted;
  };
  return peers.filter((peer) => settleAccess(accesses.get(peer.sessionId), peer) && peer.isOpen);
}

/**
 * Forwards announcements of all instances to this instance's sockets. The database is asked before each delivery which
 * sessions are valid and unrestricted: nothing reaches ended sessions, and restricted ones get only their end. After
 * unlocking a socket gets RELOAD_MENU; its client refetches lists itself. Returns a function that stops it and waits
 * for the current delivery.
 */
export function startRelay(services: Needs, hub: Hub, modules: readonly Module[]): () => Promise<void> {
  const { changes, log } = services;
  let outbox = emptyOutbox();
  let isBehind = false;
  const owed = new WeakSet<Peer>();

  // Clients that may have missed something reconnect and refetch everything (WS-08).
  const sendAway = () => {
    isBehind = false;
    for (const peer of hub.peers()) peer.close(PUSH_CLOSED.restarting, "come back");
  };

  const deliver = async (): Promise<void> => {
    if (hub.peers().length === 0) return;
    const sent = outbox;
    outbox = emptyOutbox();
    try {
      const peers = await deliverablePeers(services, hub, owed);
      if (peers.length > 0) await deliverOutbox(services, peers, sent);
      if (isBehind) sendAway();
    } catch (error) {
      if (!isEmpty(sent)) isBehind = true; // not delivered while the database is unavailable
      throw error;
    }
  };
  // Deliveries run one after the other, so that messages keep their order.
  const { soon: run, stop } = recurring(CHECK, deliver, (error) => log.warn({ err: error }, "pushing failed"));
  const soon = (add: (waiting: Outbox) => void) => {
    if (hub.peers().length === 0) return;
    add(outbox);
    run();
  };

  const reload = (userId?: string) => soon((waiting) => addReload(waiting, userId));
  const noted = (name: string, list: NotificationList) =>
    onIds(changes, name, (id) =>
      id === undefined ? sendAway() : soon((waiting) => addNotification(waiting, list, id)),
    );

  const stops = [
    onIds(changes, SESSION_ENDED, (id) => (id === undefined ? run() : hub.closeSocketsOf(id))),
    onIds(changes, SESSION_CHANGED, run),
    onIds(changes, ACCOUNT_CHANGED, reload),
    onIds(changes, GRANTS_CHANGED, () => reload()),
    onIds(changes, TRANSLATION_CHANGED, () => reload()),
    onIds(changes, SETTING_CHANGED, () => reload()), // clients refetch menu, rights and settings together (ST-05)
    noted(NOTIFICATION_SENT, "notifications"),
    noted(NOTIFICATION_REMINDED, "reminders"),
    noted(NOTIFICATION_WITHDRAWN, "withdrawn"),
    ...[...PAGES, ...modules.map(followed)].map((each) =>
      changes.on(each.table, (payload) => soon((waiting) => addChange(waiting, each, payload))),
    ),
  ];
  return () => {
    for (const stopListening of stops) stopListening();
    return stop();
  };
}
