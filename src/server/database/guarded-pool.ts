import pg from "pg";
import { refuseInsideTransaction } from "./transaction.ts";
import { columnTypes } from "./pg-types.ts";

/**
 * A pool that refuses a checkout from inside an open transaction (on both databases, so that a bug which would hang
 * the embedded one is seen everywhere), and that outlives the connections it loses.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, types: columnTypes });
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    try {
      refuseInsideTransaction();
    } catch (error) {
      if (!callback) return Promise.reject(error);
      return callback(error as Error, undefined, () => {});
    }
    return callback ? connect(callback) : connect();
  }) as typeof pool.connect;
  // A connection cut while in use or at rest is reported to its query; unheard events would end the process (RL-09).
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
