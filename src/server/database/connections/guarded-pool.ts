import pg from "pg";
import { connectionQueue, type ConnectionLimits } from "./connection-queue.ts";
import { currentQueryContext } from "./query-context.ts";
import { refuseInsideTransaction } from "../transaction.ts";
import { columnTypes } from "./pg-types.ts";

type Answer = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** Ends the query that runs on a connection; nothing where none runs. */
export type CancelQuery = (client: pg.PoolClient) => Promise<void>;

/** Releases the connection only when no cancellation is under way, because that could cancel the next user's query. */
function cancelledOnceAborted(client: pg.PoolClient, signal: AbortSignal, cancel: CancelQuery): pg.PoolClient {
  let cancelling = Promise.resolve();
  const onAbort = () => {
    cancelling = cancel(client).catch(() => undefined); // then it ends by its own limit
  };
  signal.addEventListener("abort", onAbort, { once: true });
  const release = client.release.bind(client);
  client.release = (error) => {
    signal.removeEventListener("abort", onAbort);
    void cancelling.then(() => release(error));
  };
  return client;
}

/**
 * A pool whose connections are given out in turn (connection-queue.ts). It refuses a checkout from inside an open
 * transaction, on both databases, so that a bug that would block the embedded one is found everywhere, and it survives
 * lost connections. With `cancel`, a query ends when nobody waits for it any more.
 */
export function createPool(config: pg.PoolConfig, limits: ConnectionLimits, cancel?: CancelQuery): pg.Pool {
  const pool = new pg.Pool({ ...config, max: limits.places, types: columnTypes });
  const enter = connectionQueue(limits);
  const plain = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connect = async (): Promise<pg.PoolClient> => {
    refuseInsideTransaction();
    const context = currentQueryContext();
    const leave = await enter(context);
    try {
      const client = await plain();
      if (context.signal?.aborted) {
        client.release();
        throw context.signal.reason;
      }
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        leave();
      };
      return context.signal && cancel ? cancelledOnceAborted(client, context.signal, cancel) : client;
    } catch (error) {
      leave();
      throw error;
    }
  };
  pool.connect = ((answer?: Answer) => {
    if (!answer) return connect();
    connect().then(
      (client) => answer(undefined, client, client.release),
      (error: unknown) => answer(error as Error, undefined, () => {}),
    );
  }) as typeof pool.connect;
  // A connection cut while in use or at rest is reported to its query; unheard events would end the process (RL-09).
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
