import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type pg from "pg";
import { CACHED_PLAN_CHANGED, isUnanswered, sqlState } from "../database-errors.ts";
import { traced, type Operation } from "../../measurements.ts";
import type { Replica } from "../replica/replica.ts";
import { isDeferredToCommit } from "./deferred-statements.ts";
import { currentQueryContext } from "./query-context.ts";
import { nameOf } from "./prepared-statements.ts";
import { sendPipelined, type Statement } from "./pipelined-statements.ts";

const operationOf = (statements: readonly Statement[]): Operation => {
  const sent = statements.map(({ sql }) => sql);
  return { kind: "database", name: sent[0]?.split(" ", 1)[0] ?? "", statement: sent.join("; ") };
};

const MAX_HELD = 4; // statements; those of a long sheet would gather in memory otherwise

const COMMIT: Statement = { sql: "commit", parameters: [] };

/**
 * A connection with few round trips: `begin` is sent with the first statement of its transaction, and held statements
 * with its commit. A change with its announcement and its log entry takes three round trips instead of six.
 */
class FewTurns implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #begin: Statement | undefined;
  #held: Statement[] = [];
  #isBroken = false;
  readonly #prepares: boolean;

  constructor(client: pg.PoolClient, prepares: boolean) {
    this.#client = client;
    this.#prepares = prepares;
  }

  begin({ isolationLevel: level }: TransactionSettings): void {
    this.#begin = { sql: level ? `begin isolation level ${level}` : "begin", parameters: [] };
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query;
    const statement: Statement = { sql, parameters, name: this.#prepares ? nameOf(query) : undefined };
    let statements: readonly Statement[] = [statement];
    if (isDeferredToCommit(query)) {
      this.#held.push(statement);
      if (this.#held.length < MAX_HELD) return { rows: [] };
      statements = this.#held.splice(0);
    }
    const { command, rowCount, rows } = await this.#send(statements);
    const isWrite = ["INSERT", "UPDATE", "DELETE", "MERGE"].includes(command);
    return { rows: rows ?? [], ...(isWrite ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  async commit(): Promise<void> {
    const last = this.#held.splice(0);
    if (this.#begin && last.length === 0) return; // nothing was asked
    const { command } = await this.#send([...last, COMMIT]);
    // A statement failed, and its caller committed all the same.
    if (command === "ROLLBACK") throw new Error("The transaction was rolled back: a statement of it had failed.");
  }

  async rollback(): Promise<void> {
    this.#held = [];
    if (this.#begin || this.#isBroken) return; // it ends with its connection
    try {
      await this.#client.query("rollback");
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  streamQuery(): never {
    throw new Error("Nothing is read by a cursor.");
  }

  /** Resolves to the result of the last one. */
  async #send(statements: readonly Statement[]): Promise<pg.QueryResult> {
    try {
      return await traced(
        () => operationOf(statements),
        () => this.#sendAll(statements),
      );
    } catch (error) {
      if (sqlState(error) === CACHED_PLAN_CHANGED || isUnanswered(error)) this.#isBroken = true;
      throw error;
    }
  }

  async #sendAll(statements: readonly Statement[]): Promise<pg.QueryResult> {
    const begin = this.#begin;
    this.#begin = undefined;
    const [first] = statements;
    // Without parameters it may be several in one text, which travel by another way.
    const isAlone = first !== undefined && statements.length === 1 && first.parameters.length === 0;
    if (begin && isAlone) await this.#client.query(begin.sql);
    if (isAlone) return this.#client.query(first.sql);
    return (await sendPipelined(this.#client, begin ? [begin, ...statements] : statements)).at(-1) as pg.QueryResult;
  }
}

/** A statement outside transactions that the standby may answer. */
class ReplicaFirst implements DatabaseConnection {
  readonly #replica: Replica;
  readonly #atPrimary: () => Promise<FewTurns>;

  constructor(replica: Replica, atPrimary: () => Promise<FewTurns>) {
    this.#replica = replica;
    this.#atPrimary = atPrimary;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query;
    const read = await this.#replica.read({ sql, parameters, name: nameOf(query) });
    if (read) return { rows: read.rows as R[] };
    const primary = await this.#atPrimary();
    try {
      return await primary.executeQuery<R>(query);
    } finally {
      primary.release();
    }
  }

  release(): void {}

  streamQuery(): never {
    throw new Error("Nothing is read by a cursor.");
  }
}

const ofDriver = (connection: DatabaseConnection): FewTurns => connection as FewTurns;

/**
 * The query builder's way to a pool of PostgreSQL's connections, or the embedded engine's one. `prepares`: a connection
 * is one session for as long as it lives. `replica`: answers what may be read there (query-context.ts).
 */
export const dialectOf = (
  pool: pg.Pool,
  { prepares, replica = null }: { readonly prepares: boolean; readonly replica?: Replica | null },
): Dialect => {
  const atPrimary = async () => new FewTurns(await pool.connect(), prepares);
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: (): Driver => ({
      init: async () => {},
      acquireConnection: async () =>
        replica && currentQueryContext().mayReadReplica ? new ReplicaFirst(replica, atPrimary) : atPrimary(),
      beginTransaction: async (connection, settings) => ofDriver(connection).begin(settings),
      commitTransaction: (connection) => ofDriver(connection).commit(),
      rollbackTransaction: (connection) => ofDriver(connection).rollback(),
      releaseConnection: async (connection) => (connection as FewTurns | ReplicaFirst).release(),
      destroy: () => pool.end(),
    }),
  };
};
