import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { replicaReads } from "../../measurements.ts";
import type { CancelQuery } from "../connections/guarded-pool.ts";
import { currentQueryContext } from "../connections/query-context.ts";
import { CACHED_PLAN_CHANGED, databaseErrorKind, sqlState } from "../database-errors.ts";
import { sendPipelined, type Statement } from "../connections/pipelined-statements.ts";
import type { Replica } from "./replica.ts";
import { BEHIND, CHECK, positionOf } from "./server-facts.ts";
import { sharedPosition } from "./shared-position.ts";
import { monitorStandby } from "./standby-monitor.ts";

/*
 * A standby of the PostgreSQL server (docs/decisions/083). Each read asks the primary for its log position, and the
 * standby only answers it if it has replayed the log up to there. So the read sees what the primary would have shown,
 * whoever wrote it and through whichever instance.
 */

export interface ReplicaServers {
  /** For short questions that wait for nobody's queries. */
  readonly primary: pg.Pool;
  /** As `primary`, of the standby. */
  readonly probe: pg.Pool;
  openReads(cancel: CancelQuery): pg.Pool;
  readonly statementLimitMs: number;
}

/** ms between tries while it catches up: replaying is usually a few behind. Afterwards the primary is read. */
const WAITS = [0, 1, 2, 4, 8, 16];

/** The server or the way to it has failed, and not the statement. */
const isLost = (error: unknown): boolean => {
  const kind = databaseErrorKind(error);
  return kind === "unavailable" || (kind === "timeout" && sqlState(error) === undefined);
};

/** Sends the statement with the check before it; "behind" where that fails. */
async function readAt(
  reads: pg.Pool,
  { name, ...statement }: Statement,
  { check, isDirect }: { readonly check: Statement; readonly isDirect: boolean },
): Promise<pg.QueryResult | "behind"> {
  const client = await reads.connect();
  let isBroken = true;
  try {
    // Behind a pooler a statement prepared in a session may belong to another client.
    const both = isDirect
      ? [
          { ...check, name: "standby" },
          { ...statement, name },
        ]
      : [check, statement];
    const results = await sendPipelined(client, both);
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

export function replicaOf({ primary, probe, openReads, statementLimitMs }: ReplicaServers): Replica {
  const position = sharedPosition(() => positionOf(primary));
  const monitor = monitorStandby({ primary, probe });
  const reads = openReads(async (client) => {
    // Behind a pooler it would be somebody else's: the query ends by its limit.
    if (monitor.isDirect()) await probe.query("select pg_cancel_backend($1)", [Reflect.get(client, "processID")]);
  });

  async function read(statement: Statement): Promise<pg.QueryResult | "behind" | "lost" | "failed"> {
    const { kind } = monitor.state();
    if (kind !== "well") return kind === "behind" ? "behind" : "lost";
    const needed = await position().catch(() => undefined);
    if (needed === undefined) return "failed"; // the primary says why
    const check: Statement = { sql: CHECK, parameters: [needed, String(statementLimitMs)] };
    try {
      for (const wait of WAITS) {
        if (wait > 0) await sleep(wait);
        const answer = await monitor.unlessLost(readAt(reads, statement, { check, isDirect: monitor.isDirect() }));
        if (answer !== "behind") return answer;
      }
      monitor.leave("behind");
      return "behind";
    } catch (error) {
      if (currentQueryContext().signal?.aborted) throw error;
      if (isLost(error)) monitor.leave("away", error);
      return "failed"; // also of a statement that only the primary may answer, or can
    }
  }

  return {
    look: monitor.look,
    state: monitor.state,
    watch: monitor.watch,
    async read(statement) {
      const answer = await read(statement);
      replicaReads.tell(typeof answer === "string" ? answer : "read");
      return typeof answer === "string" ? undefined : answer;
    },
    async close() {
      await monitor.stop();
      await Promise.all([primary, reads, probe].map((pool) => pool.end()));
    },
  };
}
