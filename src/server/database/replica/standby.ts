import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { ConfigurationError } from "../../configuration-error.ts";
import { replicaReads } from "../../measurements.ts";
import { recurring, type Recurring } from "../../recurring.ts";
import type { CancelQuery } from "../connections/guarded-pool.ts";
import { currentLane } from "../connections/lanes.ts";
import { CACHED_PLAN_CHANGED, databaseErrorKind, sqlState } from "../database-errors.ts";
import { sendTogether, type Statement } from "../connections/send-together.ts";
import type { Replica, ReplicaKind, ReplicaState } from "./replica.ts";
import { BEHIND, CHECK, factsOf, positionOf, type ServerFacts } from "./server-facts.ts";
import { sharedPosition } from "./shared-position.ts";

/*
 * A standby of the PostgreSQL server (docs/decisions/083). Each read asks the primary how far its log is, and is answered by
 * the standby only if that has replayed so far: it sees what the primary would have shown, whoever wrote it and through
 * whichever instance.
 */

export interface ReplicaServers {
  /** For short questions that wait for nobody's queries. */
  readonly primary: pg.Pool;
  /** As `primary`, of the standby. */
  readonly probe: pg.Pool;
  openReads(cancel: CancelQuery): pg.Pool;
  readonly statementLimitMs: number;
}

const LOOK_EVERY = 1_000; // ms
const LATE = 900; // ms; a position of the look before, not of this one
const MOST_POSITIONS = 600;
/** ms between tries while it catches up: replaying is usually a few behind. Afterwards the primary is read. */
const WAITS = [0, 1, 2, 4, 8, 16];

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

/** How long the standby has been behind, by this machine's clock alone. */
function lagMeter() {
  const unreplayed: { readonly at: number; readonly position: number }[] = [];
  return {
    note(position: number) {
      if (unreplayed.length < MOST_POSITIONS) unreplayed.push({ at: performance.now(), position });
    },
    /** ms; of the oldest position that is not replayed. */
    measure(replayed: number): number {
      while (unreplayed[0] && unreplayed[0].position <= replayed) unreplayed.shift();
      return unreplayed[0] ? performance.now() - unreplayed[0].at : 0;
    },
  };
}

const kindOf = (here: ServerFacts, there: ServerFacts, lag: number): ReplicaKind => {
  if (there.system !== here.system) return "otherServer";
  if (there.database !== here.database) return "otherDatabase";
  if (!there.isStandby) return "notStandby";
  return lag < LATE ? "well" : "behind";
};

/** The server or the way to it has failed, and not the statement. */
const isLost = (error: unknown): boolean => {
  const kind = databaseErrorKind(error);
  return kind === "unavailable" || (kind === "timeout" && sqlState(error) === undefined);
};

export function replicaOf({ primary, probe, openReads, statementLimitMs }: ReplicaServers): Replica {
  const position = sharedPosition(() => positionOf(primary));
  const meter = lagMeter();
  /** Ends the waiting for a server that has stopped answering. */
  const waiting = new Set<() => void>();
  let state: ReplicaState = { kind: "away", lag: 0, missing: 0 };
  /** Its sessions are not a pooler's. */
  let isDirect = false;
  let looking: Promise<ReplicaState> | undefined;
  let watching: Recurring | undefined;

  const reads = openReads(async (client) => {
    // Behind a pooler it would be somebody else's: the query ends by its limit.
    if (isDirect) await probe.query("select pg_cancel_backend($1)", [Reflect.get(client, "processID")]);
  });

  const leave = (kind: "away" | "behind", error?: unknown): ReplicaState => {
    state = { ...state, kind, error };
    if (kind === "away") for (const giveUp of waiting) giveUp();
    return state;
  };

  async function lookNow(): Promise<ReplicaState> {
    const here = await factsOf(primary);
    meter.note(here.position);
    try {
      const client = await probe.connect();
      let there: ServerFacts | undefined;
      try {
        there = await factsOf(client);
        isDirect = there.process === Reflect.get(client, "processID");
      } finally {
        client.release(there === undefined);
      }
      const lag = meter.measure(there.position);
      const kind = kindOf(here, there, lag);
      const isTold = kind === "behind" || kind === "well";
      state = {
        kind,
        lag: kind === "behind" ? lag / 1000 : 0,
        missing: isTold ? Math.max(0, here.position - there.position) : 0,
      };
      return state;
    } catch (error) {
      return leave("away", error);
    }
  }
  const look = () => (looking ??= lookNow().finally(() => (looking = undefined)));

  async function readThere({ name, ...statement }: Statement, needed: number): Promise<pg.QueryResult | "behind"> {
    const client = await reads.connect();
    let isBroken = true;
    try {
      const check: Statement = { sql: CHECK, parameters: [needed, String(statementLimitMs)] };
      // What a session keeps under a name is another's behind a pooler.
      const both = isDirect
        ? [
            { ...check, name: "standby" },
            { ...statement, name },
          ]
        : [check, statement];
      const results = await sendTogether(client, both);
      isBroken = false;
      return results.at(-1) as pg.QueryResult;
    } catch (error) {
      const code = sqlState(error);
      isBroken = code === undefined || code === CACHED_PLAN_CHANGED;
      if (code === BEHIND) return "behind";
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  const unlessLost = <R>(work: Promise<R>): Promise<R | "lost"> =>
    new Promise((resolve, reject) => {
      const giveUp = () => resolve("lost");
      waiting.add(giveUp);
      work.then(resolve, reject).finally(() => waiting.delete(giveUp));
    });

  async function read(statement: Statement): Promise<pg.QueryResult | "behind" | "lost" | "failed"> {
    if (state.kind !== "well") return state.kind === "behind" ? "behind" : "lost";
    const needed = await position().catch(() => undefined);
    if (needed === undefined) return "failed"; // the primary says why
    try {
      for (const wait of WAITS) {
        if (wait > 0) await sleep(wait);
        const answer = await unlessLost(readThere(statement, needed));
        if (answer !== "behind") return answer;
      }
      leave("behind"); // until the next look
      return "behind";
    } catch (error) {
      if (currentLane().left?.aborted) throw error;
      if (isLost(error)) leave("away", error);
      return "failed"; // also of a statement that only the primary may answer, or can
    }
  }

  return {
    look,
    state: () => state,
    async read(statement) {
      const answer = await read(statement);
      replicaReads.tell(typeof answer === "string" ? answer : "read");
      return typeof answer === "string" ? undefined : answer;
    },
    async watch(log) {
      let told: ReplicaKind | undefined;
      const tell = ({ kind, error, missing }: ReplicaState) => {
        if (kind === told) return;
        if (kind === "well") log.info(WORDS.well);
        else log.warn({ err: error, missing }, WORDS[kind]);
        told = kind;
      };
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
    async close() {
      await watching?.stop();
      await Promise.all([primary, reads, probe].map((pool) => pool.end()));
    },
  };
}
