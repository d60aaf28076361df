import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import type { Server } from "node:http";
import { CHANNEL, type Changes } from "../database/changes/changes.ts";
import type { Database } from "../database/database.ts";
import { testServer } from "../database/testing/server-databases.ts";

/** How many instances a test's server is: with TEST_INSTANCES several on TEST_DATABASE_URL behind a balancer, else one. */
export const testInstances = (): number => (testServer() ? Number(process.env["TEST_INSTANCES"] ?? "1") : 1);

/** Gives each connection one request, so that a client's next one may come to another instance. */
export const answerOnce = (server: Server): void => void (server.maxRequestsPerSocket = 1);

const SETTLED = "test settled";

/**
 * Resolves once each instance has heard what was committed before: announcements arrive in the order of commits. The
 * one waited for comes from outside, because an instance hears its own ones before earlier ones of others. That others
 * see a change a moment later is shown by `npm run test:scale` and would be an error in a test that writes and reads.
 */
export function settledWith(database: Database, instances: readonly Changes[]): () => Promise<void> {
  let asked = 0;
  const ownConnect = database.pool.connect.bind(database.pool); // a test may watch or break the pool's own later
  return async () => {
    const number = (asked += 1);
    const heard = instances.map(
      (changes) =>
        new Promise<void>((resolve) => {
          const stop = changes.on(SETTLED, (payload) => {
            if (payload !== undefined && payload !== number) return;
            stop();
            resolve();
          });
        }),
    );
    const announcement = JSON.stringify({ from: "balancer", topic: SETTLED, payload: number });
    const connection = await ownConnect();
    await connection.query("select pg_notify($1, $2)", [CHANNEL, announcement]).finally(() => connection.release());
    await Promise.all(heard);
  };
}

/** A balancer that gives each connection to the next of the `origins`, once `settled`. */
export async function balance(
  origins: readonly string[],
  settled: () => Promise<void>,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const open = new Set<Socket>();
  let turn = 0;
  const hand = (near: Socket, origin: string) => {
    const far = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", allowHalfOpen: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.once("close", () => {
        open.delete(one);
        other.destroySoon();
      });
    }
  };
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (near) => {
    const origin = origins[(turn += 1) % origins.length] ?? "";
    near.on("error", () => {}); // told by its close
    // Where the database cannot be asked the instance itself says so.
    void settled()
      .catch(() => undefined)
      .then(() => hand(near, origin));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
