import { pushTicket } from "../../contract/push.ts";
import type { Module } from "../../crud/define-module.ts";
import { route, type Route } from "../../server/http/route.ts";
import { createHub } from "../../server/push/hub.ts";
import { PUSH_LIMITS, type PushLimits } from "../../server/push/push-limits.ts";
import type { Push } from "../../server/push/mount-push.ts";
import { openSharedSockets } from "../../server/push/shared-sockets.ts";
import type { Services } from "../../server/services.ts";
import { menuVersion } from "../session/session.server.ts";
import { startRelay } from "./relay.server.ts";
import { giveTicket, spendTicket } from "./ticket.server.ts";

/** The call for a push ticket; sockets are not in the route table (W4). */
export const pushRoutes = (services: Services): Route[] => [
  route(pushTicket, async (_, { caller, language }) => ({
    ticket: await giveTicket(services, caller, language),
    url: services.env.pushUrl ?? `${services.env.apiBase}/ws`,
  })),
];

interface PushOptions {
  /** The build that is served; empty if no pages are. */
  readonly version?: string;
  readonly limits?: PushLimits;
  /** Other instances on the database have sockets too. */
  readonly isShared?: boolean;
}

/** Starts this process's sockets. */
export function openPush(
  services: Services,
  modules: readonly Module[],
  { version = "", limits = PUSH_LIMITS, isShared = !services.database.embedded }: PushOptions = {},
): Push {
  const hub = createHub(limits);
  const stopRelay = startRelay(services, hub, modules);
  if (version !== "") hub.onOpen((peer) => peer.send({ type: "NEW_VERSION", version }));
  // Queries of opening sockets belong to no request, so closing waits for them.
  const underWay = new Set<Promise<unknown>>();
  const follow = <T>(question: Promise<T>): Promise<T> => {
    underWay.add(question);
    return question.finally(() => underWay.delete(question));
  };
  // Queried after the socket is registered, so that no change is missed in between.
  hub.onOpen((peer) => {
    follow(menuVersion(services.database, peer.userId))
      .then((menu) => peer.send({ type: "MENU_VERSION", version: menu }))
      .catch((error: unknown) => services.log.warn({ err: error }, "a new socket was not told which menu there is"));
  });
  return {
    hub,
    limits,
    ...(isShared ? { sharedSockets: openSharedSockets(services.database, services.changes) } : {}),
    spend: (userId, ticket) => follow(spendTicket(services, userId, ticket)),
    async close() {
      const relayStopped = stopRelay();
      hub.close();
      await relayStopped;
      await Promise.allSettled(underWay);
    },
  };
}
