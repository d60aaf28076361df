import type pg from "pg";
import type { Logger } from "pino";
import { ConfigurationError } from "../../configuration-error.ts";
import { recurring, type Recurring } from "../../recurring.ts";
import type { ReplicaKind, ReplicaState } from "./replica.ts";
import { factsOf, type ServerFacts } from "./server-facts.ts";

const LOOK_EVERY = 1_000; // ms
const LATE = 900; // ms; a position of the look before, not of this one
const MAX_POSITIONS = 600;

const REFUSED: Partial<Record<ReplicaKind, string>> = {
  otherServer:
    "DATABASE_READ_URL leads to a server that is no standby of the one of DATABASE_URL: their system identifiers differ.",
  otherDatabase: "DATABASE_READ_URL leads to another database than DATABASE_URL.",
};

const WORDS: Record<ReplicaKind, string> = {
  well: "the standby of DATABASE_READ_URL is read",
  behind: "the standby of DATABASE_READ_URL is behind: the primary is read",
  away: "the standby of DATABASE_READ_URL does not answer: the primary is read",
  notStandby: "the server of DATABASE_READ_URL is no standby but a primary: that of DATABASE_URL is read",
  otherServer: REFUSED.otherServer ?? "",
  otherDatabase: REFUSED.otherDatabase ?? "",
};

/** How long the standby has been behind, measured by this machine's clock alone. */
function lagMeter() {
  const unreplayed: { readonly at: number; readonly position: number }[] = [];
  return {
    note(position: number) {
      if (unreplayed.length < MAX_POSITIONS) unreplayed.push({ at: performance.now(), position });
    },
    /** ms; of the oldest position that is not replayed. */
    measure(replayed: number): number {
      while (unreplayed[0] && unreplayed[0].position <= replayed) unreplayed.shift();
      return unreplayed[0] ? performance.now() - unreplayed[0].at : 0;
    },
  };
}

/** Writes into the log when the state's kind changes. */
function changeLog(log: Pick<Logger, "info" | "warn">) {
  let told: ReplicaKind | undefined;
  return ({ kind, error, missing }: ReplicaState): void => {
    if (kind === told) return;
    if (kind === "well") log.info(WORDS.well);
    else log.warn({ err: error, missing }, WORDS[kind]);
    told = kind;
  };
}

/** Facts of the standby; `isDirect`: by a session of its own, not by a pooler's. */
async function standbyFacts(probe: pg.Pool): Promise<{ readonly there: ServerFacts; readonly isDirect: boolean }> {
  const client = await probe.connect();
  let there: ServerFacts | undefined;
  try {
    there = await factsOf(client);
    return { there, isDirect: there.process === Reflect.get(client, "processID") };
  } finally {
    client.release(there === undefined);
  }
}

const kindOf = (here: ServerFacts, there: ServerFacts, lag: number): ReplicaKind => {
  if (there.system !== here.system) return "otherServer";
  if (there.database !== here.database) return "otherDatabase";
  if (!there.isStandby) return "notStandby";
  return lag < LATE ? "well" : "behind";
};

const stateOf = (here: ServerFacts, there: ServerFacts, lag: number): ReplicaState => {
  const kind = kindOf(here, there, lag);
  const isTold = kind === "behind" || kind === "well";
  return {
    kind,
    lag: kind === "behind" ? lag / 1000 : 0,
    missing: isTold ? Math.max(0, here.position - there.position) : 0,
  };
};

export interface StandbyMonitor {
  /** State found by the last check or by a read since. */
  state(): ReplicaState;
  /** Its sessions are not a pooler's. */
  isDirect(): boolean;
  /** Rejects while the primary does not answer. */
  look(): Promise<ReplicaState>;
  /** The standby must not be read until the next check. */
  leave(kind: "away" | "behind", error?: unknown): ReplicaState;
  /** The work's result, or "lost" as soon as the standby is found to be away. */
  unlessLost<R>(work: Promise<R>): Promise<R | "lost">;
  /** Throws `ConfigurationError` where it can never be right. */
  watch(log: Pick<Logger, "debug" | "info" | "warn">): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Checks once a second whether the standby may be read. `primary` and `probe` run short queries on it and on the
 * standby.
 */
export function monitorStandby({ primary, probe }: Readonly<Record<"primary" | "probe", pg.Pool>>): StandbyMonitor {
  const meter = lagMeter();
  /** Ends the waiting for a server that has stopped answering. */
  const waiting = new Set<() => void>();
  let state: ReplicaState = { kind: "away", lag: 0, missing: 0 };
  let isDirect = false;
  let looking: Promise<ReplicaState> | undefined;
  let watching: Recurring | undefined;

  const leave = (kind: "away" | "behind", error?: unknown): ReplicaState => {
    state = { ...state, kind, error };
    if (kind === "away") for (const giveUp of waiting) giveUp();
    return state;
  };

  async function lookNow(): Promise<ReplicaState> {
    const here = await factsOf(primary);
    meter.note(here.position);
    try {
      const found = await standbyFacts(probe);
      isDirect = found.isDirect;
      state = stateOf(here, found.there, meter.measure(found.there.position));
      return state;
    } catch (error) {
      return leave("away", error);
    }
  }
  const look = () => (looking ??= lookNow().finally(() => (looking = undefined)));

  return {
    state: () => state,
    isDirect: () => isDirect,
    look,
    leave,
    unlessLost: (work) =>
      new Promise((resolve, reject) => {
        const giveUp = () => resolve("lost");
        waiting.add(giveUp);
        work.then(resolve, reject).finally(() => waiting.delete(giveUp));
      }),
    async watch(log) {
      const tell = changeLog(log);
      const first = await look();
      const refused = REFUSED[first.kind];
      if (refused) throw new ConfigurationError(refused);
      tell(first);
      watching = recurring(
        LOOK_EVERY,
        async () => tell(await look()),
        (error) => log.debug({ err: error }, "the primary does not say how far its log is"),
      );
    },
    stop: async () => watching?.stop(),
  };
}
