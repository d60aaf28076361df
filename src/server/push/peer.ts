import type { Duplex } from "node:stream";
import { WebSocket } from "ws";
import { HEARTBEAT_MESSAGE, type PushMessage } from "../../contract/push.ts";
import type { Language } from "../../contract/text.ts";
import { fullBucket, refill, type Budget } from "../token-bucket.ts";
import type { PushLimits } from "./push-limits.ts";

/** The user and session of the socket. */
export interface PeerOwner {
  readonly userId: string;
  readonly sessionId: string;
  /** Language of its messages. */
  readonly language: Language;
}

/** One open socket. */
export interface Peer extends PeerOwner {
  readonly isOpen: boolean;
  /** Cuts the socket instead when its reader is too slow (WS-06). */
  send(message: PushMessage): void;
  /** Says goodbye with a close code; nothing is sent after. */
  close(code: number, reason: string): void;
  /** Pings; cuts a socket that was silent since the last time. */
  ping(): void;
}

// Real time: a budget protects the machine, and must not stop with a test's clock.
const budgetOf = (budget: Budget) => {
  const bucket = fullBucket(budget, performance.now());
  return (amount: number): boolean => {
    refill(bucket, budget, performance.now());
    bucket.left -= amount;
    return bucket.left >= 0;
  };
};

const isHeartbeat = (text: string): boolean => {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null && "type" in said && said.type === "HEARTBEAT";
  } catch {
    return false;
  }
};

/** Enforces the rules of an opened socket: only heartbeats are accepted, any other message closes it (WS-05). */
export function openPeer(ws: WebSocket, raw: Duplex, owner: PeerOwner, limits: PushLimits): Peer {
  const bytes = budgetOf(limits.bytes);
  const frames = budgetOf(limits.frames);
  let isAlive = true;
  let isClosed = false;

  const close = (code: number, reason: string) => {
    if (isClosed) return;
    isClosed = true;
    ws.close(code, reason);
    setTimeout(() => ws.terminate(), limits.closeTimeout).unref();
  };
  const cut = () => {
    isClosed = true;
    ws.terminate();
  };
  const write = (text: string) => {
    if (isClosed || ws.readyState !== WebSocket.OPEN) return;
    if (ws.bufferedAmount + Buffer.byteLength(text) > limits.maxBufferedAmount) return cut();
    ws.send(text, () => {}); // a failed write ends in "close"
  };

  // Fragments, pings and half frames cost too, and ws tells of none of them.
  raw.on("data", (part: Buffer) => {
    isAlive = true;
    if (!bytes(part.length)) cut();
  });
  ws.on("ping", () => {
    if (!frames(1)) close(1008, "too much");
  });
  ws.on("message", (data: Buffer, isBinary) => {
    if (isClosed) return;
    if (isBinary || !isHeartbeat(data.toString("utf8"))) close(1008, "heartbeats only");
    else if (!frames(1)) close(1008, "too much");
    else write(HEARTBEAT_MESSAGE);
  });
  ws.on("error", () => {}); // a broken frame; ws answers it and closes

  return {
    ...owner,
    get isOpen() {
      return !isClosed && ws.readyState === WebSocket.OPEN;
    },
    send: (message) => write(JSON.stringify(message)),
    close,
    ping() {
      if (!isAlive) return cut();
      isAlive = false;
      if (ws.readyState === WebSocket.OPEN) ws.ping();
    },
  };
}
