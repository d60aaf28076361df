import { pushTicket } from "../../contract/push.ts";
import type { Module } from "../../crud/define-module.ts";
import { route, type Route } from "../../server/http/route.ts";
import { createHub } from "../../server/push/hub.ts";
import { PUSH_LIMITS, type PushLimits } from "../../server/push/limits.ts";
import type { Push } from "../../server/push/mount-push.ts";
import type { Services } from "../../server/services.ts";
import { rightsVersion } from "../role/role.server.ts";
import { startRelay } from "./relay.server.ts";
import { giveTicket, spendTicket } from "./ticket.server.ts";

/** The one call of a socket's client; the socket itself stands beside the route table (W4). */
export const pushRoutes = (services: Services): Route[] => [
  route(pushTicket, async (_, { caller, language }) => ({
    ticket: await giveTicket(services, caller, language),
    url: services.env.pushUrl ?? `${services.env.apiBase}/ws`,
  })),
];

/** This process's sockets. `version` names the build it serves; empty: it serves no pages. */
export function openPush(
  services: Services,
  modules: readonly Module[],
  { version = "", limits = PUSH_LIMITS }: { readonly version?: string; readonly limits?: PushLimits } = {},
): Push {
  const hub = createHub(limits);
  const stopRelay = startRelay(services, hub, modules);
  if (version !== "") hub.onOpen((peer) => peer.send({ type: "NEW_VERSION", version }));
  // Asked once the socket hears of every change: between what it is told now and what it is told later nothing is missed.
  hub.onOpen((peer) => {
    rightsVersion(services.database, peer.userId)
      .then((rights) => peer.send({ type: "RIGHTS", version: rights }))
      .catch((error: unknown) => services.log.warn({ err: error }, "a new socket was not told its rights"));
  });
  return {
    hub,
    limits,
    spend: (userId, ticket) => spendTicket(services, userId, ticket),
    close() {
      stopRelay();
      hub.close();
    },
  };
}
