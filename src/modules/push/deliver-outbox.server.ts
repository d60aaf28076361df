import type { PushMessage, RecordChange } from "../../contract/push.ts";
import type { Peer } from "../../server/push/peer.ts";
import type { Services } from "../../server/services.ts";
import { dictionaryEntry, dictionaryGroup } from "../dictionary/dictionary.ts";
import { pushedTo, receiversAmong } from "../message/message.server.ts";
import { namesOf } from "../identity/identity.server.ts";
import { user } from "../user/user.ts";
import type { Outbox, FollowedChange } from "./outbox.server.ts";
import { holdersOf, seenIn, unscopedOf } from "./session-access.server.ts";

type Needs = Pick<Services, "changes" | "clock" | "database" | "log">;
type Peers = readonly Peer[];

export const RELOAD: PushMessage = { type: "RELOAD_MENU" };

/** Modules whose records are choices in everybody's forms. */
const CHOICES: ReadonlySet<string> = new Set([dictionaryEntry.path, dictionaryGroup.path]);

/** Sends the messages to the sockets that may receive them. */
export async function deliverOutbox(services: Needs, peers: Peers, outbox: Outbox): Promise<void> {
  if (outbox.changes.length > 0) await tellChanges(services, peers, outbox.changes);
  if (outbox.notifications.length > 0) await tellNotifications(services, peers, outbox.notifications);
  if (outbox.reminders.length > 0) await tellNotifications(services, peers, outbox.reminders, { isReminder: true });
  if (outbox.withdrawn.length > 0) await tellWithdrawn(services, peers, outbox.withdrawn);
  for (const peer of peers) if (outbox.reload === "all" || outbox.reload.has(peer.userId)) peer.send(RELOAD);
}

async function tellChanges(services: Needs, peers: Peers, changes: readonly FollowedChange[]): Promise<void> {
  const users = peers.map(({ userId }) => userId);
  const nameFor = await namesFor(services, users, changes);
  for (const [permission, own] of Map.groupBy(changes, ({ permission: each }) => each)) {
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
async function namesFor(services: Needs, users: readonly string[], changes: readonly FollowedChange[]) {
  const ids = changes.map(({ byId }) => byId).filter((id) => id !== "");
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
