import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Changes } from "./database/changes/changes.ts";
import type { ClockWatch } from "./database/database-clock.ts";
import type { DatabaseWatch } from "./database/database-watch.ts";
import type { Database } from "./database/database.ts";
import type { Env } from "./env.ts";
import type { Secrets } from "./security/secrets.ts";
import type { Storage } from "./storage/storage.ts";

/** What a handler may use of the process; made once in `main`. */
export interface Services {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  /** Of an instance on a PostgreSQL server, whose clock is that server's. */
  readonly clockWatch?: ClockWatch;
  readonly database: Database;
  /** Of a running server. */
  readonly databaseWatch?: DatabaseWatch;
  readonly changes: Changes;
  readonly secrets: Secrets;
  readonly storage: Storage;
}
