import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { WebSocketServer } from "ws";
import { Failure } from "../../contract/errors.ts";
import { answerTo } from "../http/answer/answer-failure.ts";
import { senderOf } from "./socket-sender.ts";
import { refuseConnection } from "../http/connection/framing-errors.ts";
import { networkOf } from "../http/connection/network-of.ts";
import { isOwnOrigin } from "../http/admission/origin-check.ts";
import type { RateLimit } from "../http/admission/rate-limit.ts";
import type { Hub } from "./hub.ts";
import { PUSH_LIMITS, type PushLimits } from "./push-limits.ts";
import { openPeer, type PeerOwner } from "./peer.ts";
import type { SharedSockets } from "./shared-sockets.ts";
import { createSocketSlots, type SocketSlot } from "./socket-slots.ts";

/** Injected by `main`: the hub, and the lookup of a ticket's owner. */
export interface Push {
  readonly hub: Hub;
  readonly limits?: PushLimits;
  /** Absent: this process alone counts. */
  readonly sharedSockets?: SharedSockets;
  /** Uses a ticket up, right or wrong; undefined unless it is this user's and its session lives (WS-01). */
  spend(userId: string, ticket: string): Promise<PeerOwner | undefined>;
  /** Stops with the server; resolves when no database query is pending any more. */
  close(): Promise<void>;
}

interface MountOptions extends Push {
  readonly apiBase: string;
  readonly publicUrl: string | null;
  readonly trustProxy: readonly string[];
  readonly rateLimit: RateLimit;
  readonly isDraining: () => boolean;
  readonly log: Logger;
}

const ADDRESS = /^\/ws\/([0-9a-f-]{36})\/([\w-]{43})$/;

/**
 * Only these requests are handled as upgrades: some clients offer HTTP/2 with every call, and must get an ordinary
 * answer.
 */
export const asksForSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === "websocket";

/** Speaks the protocol within the limits: whole, uncompressed, small messages (WS-05). */
export const createSockets = ({ maxPayload }: Pick<PushLimits, "maxPayload">): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload,
    maxFragments: 1,
  });

/**
 * Opens sockets at `{API_BASE}/ws/{userId}/{ticket}` (§4, W4), outside the route table, whose rules do not apply to
 * sockets. Refusals that need no database come first.
 */
export function mountPush(server: FastifyInstance, options: MountOptions): void {
  const { hub, limits = PUSH_LIMITS, log } = options;
  const slots = createSocketSlots(limits, options.sharedSockets);
  const sender = senderOf(options.trustProxy);
  const sockets = createSockets(limits);

  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const path = request.url?.startsWith(options.apiBase) ? request.url.slice(options.apiBase.length) : "";
    const [, userId, ticket] = ADDRESS.exec(path) ?? [];
    if (userId === undefined || ticket === undefined) throw new Failure("unknownAddress");
    if (options.isDraining()) throw new Failure("unavailable");
    const { address, host } = sender(request);
    if (!isOwnOrigin(request.headers, host, options.publicUrl)) throw new Failure("notPermitted");
    const network = networkOf(address);
    await options.rateLimit("address", network);
    const slot = slots.take(network);
    if (!slot) throw new Failure("tooManyRequests");
    socket.once("close", slot.free);
    const owner = await spend(slot, userId, ticket);
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const peer = openPeer(ws, socket, owner, limits);
      ws.once("close", (code) => {
        hub.remove(peer);
        log.info({ userId, ip: address, code }, "socket closed");
      });
      log.info({ userId, ip: address }, "socket opened");
      hub.add(peer);
    });
  };

  const spend = async (slot: SocketSlot, userId: string, ticket: string): Promise<PeerOwner> => {
    const owner = await options.spend(userId, ticket);
    if (!owner) throw new Failure("notAuthenticated");
    if (!(await slot.seat(userId))) throw new Failure("tooManyRequests");
    return owner;
  };

  server.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    open(request, socket, head).catch((error: unknown) => {
      const { failure, isFault } = answerTo(error);
      if (isFault) log.error({ err: error }, "a socket could not be opened");
      refuseConnection(socket, failure);
    });
  });
  server.addHook("preClose", () => options.close());
}
