import { PUSH_CLOSED, type PushMessage } from "../../contract/push.ts";
import type { PushLimits } from "./push-limits.ts";
import type { Peer } from "./peer.ts";

/** All open sockets of this process. */
export interface Hub {
  add(peer: Peer): void;
  remove(peer: Peer): void;
  peers(): Peer[];
  /** Tells a session's sockets that it is over, and closes them (WS-03). */
  closeSocketsOf(sessionId: string): void;
  /** Called with each socket that opens; returns the function that stops it. */
  onOpen(listener: (peer: Peer) => void): () => void;
  /** Sends every client to another instance, and takes no more (RE-11). */
  close(): void;
}

const OVER: PushMessage = { type: "SESSION_ENDED" };

export function createHub({ pingInterval }: Pick<PushLimits, "pingInterval">): Hub {
  const open = new Set<Peer>();
  const listeners = new Set<(peer: Peer) => void>();
  let isClosed = false;
  const timer = setInterval(() => {
    for (const peer of open) peer.ping();
  }, pingInterval);
  timer.unref();

  return {
    add(peer) {
      if (isClosed) return peer.close(PUSH_CLOSED.restarting, "restarting");
      open.add(peer);
      for (const listener of listeners) listener(peer);
    },
    remove: (peer) => void open.delete(peer),
    peers: () => [...open].filter((peer) => peer.isOpen),
    closeSocketsOf(sessionId) {
      for (const peer of open) {
        if (peer.sessionId !== sessionId) continue;
        peer.send(OVER);
        peer.close(PUSH_CLOSED.sessionEnded, "session ended");
      }
    },
    onOpen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const peer of open) peer.close(PUSH_CLOSED.restarting, "restarting");
    },
  };
}
