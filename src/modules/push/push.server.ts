import { pushTicket } from "../../contract/push.ts";
import type { Module } from "../../crud/define-module.ts";
import { route, type Route } from "../../server/http/route.ts";
import { createHub } from "../../server/push/hub.ts";
import { PUSH_LIMITS, type PushLimits } from "../../server/push/limits.ts";
import type { Push } from "../../server/push/mount-push.ts";
import type { Services } from "../../server/services.ts";
import { menuVersion } from "../session/session.server.ts";
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
  // Questions of sockets that open: no request waits for them, so the end has to.
  const underWay = new Set<Promise<unknown>>();
  const follow = <T>(question: Promise<T>): Promise<T> => {
    underWay.add(question);
    return question.finally(() => underWay.delete(question));
  };
  // Asked once the socket hears of every change: between what it is told now and what it is told later nothing is missed.
  hub.onOpen((peer) => {
    follow(menuVersion(services.database, peer.userId))
      .then((menu) => peer.send({ type: "MENU_VERSION", version: menu }))
      .catch((error: unknown) => services.log.warn({ err: error }, "a new socket was not told which menu there is"));
  });
  return {
    hub,
    limits,
    spend: (userId, ticket) => follow(spendTicket(services, userId, ticket)),
    async close() {
      const relayStopped = stopRelay();
      hub.close();
      await relayStopped;
      await Promise.allSettled(underWay);
    },
  };
}
