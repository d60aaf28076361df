/** Limits of a socket and of their number, in the words of WebSocket and ws. Bytes, milliseconds, counts. */
export const PUSH_LIMITS = {
  /** One inbound message: a heartbeat has 20 bytes (WS-05). */
  maxPayload: 1_024,
  /**
   * All inbound frames of any kind: a client only sends a heartbeat now and then. Refills by `perSecond` up to `burst`
   * (WS-05).
   */
  bytes: { perSecond: 256, burst: 4_096 },
  frames: { perSecond: 1, burst: 20 },
  /** Bytes that may wait for a slow reader before its socket is closed (WS-06). */
  maxBufferedAmount: 1_048_576,
  /** Time between pings; a socket that was silent since the last one is dead. */
  pingInterval: 30_000,
  /** A socket whose closing handshake takes longer is cut. */
  closeTimeout: 2_000,
  /** Open sockets, WS-07. A browser has one for all its tabs, an office shares an address. */
  perUser: 20,
  perNetwork: 500,
  total: 10_000,
} as const;

export type PushLimits = {
  readonly [K in keyof typeof PUSH_LIMITS]: (typeof PUSH_LIMITS)[K] extends number ? number : (typeof PUSH_LIMITS)[K];
};
