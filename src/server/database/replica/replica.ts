import type pg from "pg";
import type { Logger } from "pino";
import type { Statement } from "../connections/pipelined-statements.ts";

/** `behind`: for a second or more. `notStandby`: the primary itself, or promoted. The last two can never be right. */
export type ReplicaKind = "well" | "behind" | "away" | "notStandby" | "otherServer" | "otherDatabase";

export interface ReplicaState {
  readonly kind: ReplicaKind;
  /** Seconds for which it has been behind. */
  readonly lag: number;
  /** Bytes of the primary's log that it has not replayed. */
  readonly missing: number;
  /** Why it is away. */
  readonly error?: unknown;
}

export interface Replica {
  /** Undefined: to be read at the primary. Throws only when the caller has left. */
  read(statement: Statement): Promise<pg.QueryResult | undefined>;
  /** Rejects while the primary does not answer. */
  look(): Promise<ReplicaState>;
  /** State at the last check. */
  state(): ReplicaState;
  /** Takes it into use and looks after it until `close`. Throws `ConfigurationError` where it can never be right. */
  watch(log: Pick<Logger, "debug" | "info" | "warn">): Promise<void>;
  close(): Promise<void>;
}
