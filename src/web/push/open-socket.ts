import { pushTicket } from "../../contract/push.ts";
import { call } from "../api/call.ts";
import { connection, watchConnection } from "../document/connection.web.ts";
import { reconnectingSocket, type ConnectionEvents } from "./reconnecting-socket.ts";

/**
 * `wss://…/ws/{user}/{ticket}` from the ticket's own address (§4: configurable, user id and a random number in its
 * path).
 */
export function socketAddress(url: string, userId: string, ticket: string, page: string): string {
  const address = new URL(
    `${url.replace(/\/$/, "")}/${encodeURIComponent(userId)}/${encodeURIComponent(ticket)}`,
    page,
  );
  address.protocol = address.protocol.replace(/^http/, "ws");
  return address.href;
}

/**
 * Keeps the browser's connection open, and checks it whenever network and server are back or the page is back in sight.
 * Returns the function that closes it.
 */
export function openSocket(userId: string, hearing: ConnectionEvents): () => void {
  const socket = reconnectingSocket({
    ...hearing,
    open: async () => {
      const { url, ticket } = await call(pushTicket, {});
      return new WebSocket(socketAddress(url, userId, ticket, location.href));
    },
  });
  const inSight = () => document.visibilityState === "visible" && socket.check();
  const stopWatching = watchConnection(() => connection() === "up" && socket.check());
  document.addEventListener("visibilitychange", inSight);
  return () => {
    stopWatching();
    document.removeEventListener("visibilitychange", inSight);
    socket.stop();
  };
}
