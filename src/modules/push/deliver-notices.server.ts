import type { PushMessage, RecordChange } from "../../contract/push.ts";
import type { Peer } from "../../server/push/peer.ts";
import type { Services } from "../../server/services.ts";
import { dictionaryEntry, dictionaryGroup } from "../dictionary/dictionary.ts";
import { pushedTo, receiversAmong } from "../message/message.server.ts";
import { namesOf } from "../identity/identity.server.ts";
import { user } from "../user/user.ts";
import type { Due, RecordNotice } from "./pending-notices.server.ts";
import { holdersOf, seenIn, unscopedOf } from "./session-access.server.ts";

type Needs = Pick<Services, "changes" | "clock" | "database" | "log">;
type Peers = readonly Peer[];

export const RELOAD: PushMessage = { type: "RELOAD_MENU" };

/** Modules whose records are choices in everybody's forms. */
const CHOICES: ReadonlySet<string> = new Set([dictionaryEntry.path, dictionaryGroup.path]);

/** Sends the messages to the sockets that may receive them. */
export async function deliverNotices(services: Needs, peers: Peers, due: Due): Promise<void> {
  if (due.changes.length > 0) await tellChanges(services, peers, due.changes);
  if (due.notifications.length > 0) await tellNotifications(services, peers, due.notifications);
  if (due.reminders.length > 0) await tellNotifications(services, peers, due.reminders, { isReminder: true });
  if (due.withdrawn.length > 0) await tellWithdrawn(services, peers, due.withdrawn);
  for (const peer of peers) if (due.reload === "all" || due.reload.has(peer.userId)) peer.send(RELOAD);
}

async function tellChanges(services: Needs, peers: Peers, notices: readonly RecordNotice[]): Promise<void> {
  const users = peers.map(({ userId }) => userId);
  const nameFor = await namesFor(services, users, notices);
  for (const [permission, own] of Map.groupBy(notices, (notice) => notice.permission)) {
    const holders = await holdersOf(services, permission, users);
    for (const { module, path, ids, verb, byId } of own) {
      // Everybody's forms show dictionaries: users without the right learn only that they changed.
      const bare: RecordChange = { path, ids: [], verb: "many", byId: "", byName: "" };
      const seen = module && seenIn(services, module, ids);
      for (const peer of peers) {
        if (holders.has(peer.userId)) {
          // Records outside a user's data scope are left out with their ids (AZ-05).
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
}

/** Resolves the authors' names for each user. */
async function namesFor(services: Needs, users: readonly string[], notices: readonly RecordNotice[]) {
  const ids = notices.map(({ byId }) => byId).filter((id) => id !== "");
  const names = await namesOf(services.database, ids);
  const unscoped = names.size > 0 ? await unscopedOf(services, users) : new Set<string>();
  const peopleOf = seenIn(services, user, [...names.keys()]);
  // Authors outside a user's data scope have no name (AZ-05); their id shows that it was not the program.
  return async ({ userId }: Peer, byId: string): Promise<string> => {
    const name = names.get(byId) ?? "";
    if (name === "" || byId === userId || unscoped.has(userId)) return name;
    return (await peopleOf(userId)).includes(byId) ? name : "";
  };
}

async function tellNotifications(
  { database }: Needs,
  peers: Peers,
  ids: readonly string[],
  more: Partial<PushMessage> = {},
): Promise<void> {
  const users = Map.groupBy(peers, (peer) => peer.userId);
  for (const { accountId, say } of await pushedTo(database, ids, [...users.keys()]))
    for (const peer of users.get(accountId) ?? []) peer.send({ ...say(peer.language), ...more });
}

async function tellWithdrawn({ database }: Needs, peers: Peers, ids: readonly string[]): Promise<void> {
  const userIds = [...new Set(peers.map(({ userId }) => userId))];
  for (const id of ids) {
    const receivers = await receiversAmong(database, id, userIds);
    for (const peer of peers) if (receivers.has(peer.userId)) peer.send({ type: "WITHDRAWN", withdrawn: id });
  }
}
