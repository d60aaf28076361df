import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { WebSocket } from "ws";
import type { PushMessage } from "../../contract/push.ts";

/** A socket as a test looks at it. */
export interface SocketClient {
  readonly ws: WebSocket;
  /** Everything heard so far, in order; but for MENU_VERSION, which comes when it is ready. */
  readonly heard: readonly PushMessage[];
  /** Version of the menu, which the server sends to each new socket. */
  readonly menuVersion: Promise<string>;
  /** Resolves to the first matching message, received already or later. */
  hear(fits: (message: PushMessage) => boolean): Promise<PushMessage>;
  /** The close code, once it is closed. */
  readonly closed: Promise<number>;
  say(text: string): void;
}

/** Opens a socket, or returns the HTTP status with which it was refused. */
export async function openSocket(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SocketClient | number> {
  const ws = new WebSocket(address.replace(/^http/, "ws"), { headers });
  const heard: PushMessage[] = [];
  const waiting = new Set<() => void>();
  const { promise: menuVersion, resolve: tellVersion } = Promise.withResolvers<string>();
  ws.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString("utf8")) as PushMessage;
    if (message.type === "MENU_VERSION") return tellVersion(message.version ?? "");
    heard.push(message);
    for (const look of waiting) look();
  });
  ws.on("error", () => {}); // reported by the close code or the status
  const closed = new Promise<number>((resolve) => ws.once("close", resolve));
  const refused = new Promise<number>((resolve) => {
    ws.once("unexpected-response", (_request: unknown, response: IncomingMessage) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      ws.terminate();
    });
  });
  const status = await Promise.race([refused, once(ws, "open").then(() => undefined)]);
  if (status !== undefined) return status;
  return {
    ws,
    heard,
    menuVersion,
    closed,
    say: (text) => ws.send(text),
    hear: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** As `openSocket`, for a socket that must open. */
export async function openedSocket(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SocketClient> {
  const socket = await openSocket(address, headers);
  if (typeof socket === "number") throw new Error(`The socket was refused with ${socket}.`);
  return socket;
}
