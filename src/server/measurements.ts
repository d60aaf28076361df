import { channel, subscribe, tracingChannel, unsubscribe } from "node:diagnostics_channel";

/**
 * Something that is counted or timed: emitted where it happens, received by the metrics. It costs nothing while nobody
 * listens.
 */
export interface Measurement<T> {
  tell(value: T): void;
  /** Returns what ends it. */
  hear(listener: (value: T) => void): () => void;
}

function measurement<T>(name: string): Measurement<T> {
  const here = channel(name);
  return {
    tell: (value) => void (here.hasSubscribers && here.publish(value)),
    hear(listener) {
      const each = (value: unknown) => listener(value as T);
      subscribe(name, each);
      return () => void unsubscribe(name, each);
    },
  };
}

export interface AnsweredRequest {
  /** The name that the answer and the log give it. */
  readonly id: string;
  readonly method: string;
  /** The declared path, never the requested address. */
  readonly route: string;
  readonly status: number;
  /** Name of the refusal in the error catalogue, or "ok": refused calls may answer 200. */
  readonly outcome: string;
  readonly seconds: number;
}

export const answeredRequests = measurement<AnsweredRequest>("terrace.request");

/**
 * Seconds of waiting for a connection to the database, and whether somebody waited: nobody waits for background work.
 */
export const databaseWaits = measurement<{ readonly seconds: number; readonly isBackground: boolean }>(
  "terrace.database",
);

/** Reads that a standby may answer: `read` there, or at the primary, and why. */
export const replicaReads = measurement<"read" | "behind" | "lost" | "failed">("terrace.replica-read");

/** True: a public answer was there already. */
export const publicAnswers = measurement<boolean>("terrace.public-cache");

/** Sockets that were opened (1) and closed (-1). */
export const socketCounts = measurement<1 | -1>("terrace.socket");

/** Work that a trace shows as a span below its request or job (server/tracing). */
export interface Operation {
  readonly kind: "database" | "job" | "storage";
  readonly name: string;
  /** Statements, whose values are placeholders. */
  readonly statement?: string;
}

export const operations = tracingChannel<unknown, Operation>("terrace.operation");

/** Runs `work` as a span of its own. It costs nothing while nobody listens. */
export const traced = <R>(operation: () => Operation, work: () => Promise<R>): Promise<R> =>
  operations.hasSubscribers ? operations.tracePromise(work, operation()) : work();

/** A request as it begins; what answers it runs with the stores that are bound to this channel. */
export interface BegunRequest {
  /** The name that the answer and the log give it. */
  readonly id: string;
  readonly method: string;
  /** `traceparent` of a trusted proxy (W3C Trace Context); else "". */
  readonly parent: string;
}

export const begunRequests = channel("terrace.request.begin");
