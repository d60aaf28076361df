/** RL-02. Milliseconds, and bytes per second. */
export interface ConnectionLimits {
  /** For the line and the headers of a request, from the connection's or the answer's end on. */
  readonly headerTimeout: number;
  /** For a whole request. */
  readonly requestTimeout: number;
  /** Idle time of a connection between requests. */
  readonly keepAlive: number;
  /** Time without any bytes on a connection whose answer is due; a call may take five minutes (§9). */
  readonly silence: number;
  /** Interval between checks for slow connections. */
  readonly lookEvery: number;
  /** For how long a body or an answer may be as slow as it likes. */
  readonly graceTime: number;
  /** Minimum rate of a body after the grace time: what the slowest modem line still carries. */
  readonly receiveRate: number;
  /** Minimum rate of an answer; higher, because the answer waits in our memory. */
  readonly sendRate: number;
  /** Addresses and networks that may open any number of connections. */
  readonly unbounded: readonly string[];
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headerTimeout: 10_000,
  requestTimeout: 60_000,
  keepAlive: 60_000,
  silence: 300_000,
  lookEvery: 2_000,
  graceTime: 10_000,
  receiveRate: 512,
  sendRate: 4_096,
  unbounded: ["127.0.0.0/8", "::1"],
};
