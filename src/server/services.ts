import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Changes } from "./database/changes/changes.ts";
import type { ClockWatch } from "./database/database-clock.ts";
import type { DatabaseWatch } from "./database/database-watch.ts";
import type { Database } from "./database/database.ts";
import type { Env } from "./env.ts";
import type { Secrets } from "./secrets/secrets.ts";
import type { Storage } from "./storage/storage.ts";

/** The process-wide services of handlers, created once in `main`. */
export interface Services {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  /** Only on a PostgreSQL server, whose clock is the reference. */
  readonly clockWatch?: ClockWatch;
  readonly database: Database;
  /** Only in a running server. */
  readonly databaseWatch?: DatabaseWatch;
  readonly changes: Changes;
  readonly secrets: Secrets;
  readonly storage: Storage;
  /** Files of jobs, for their owners alone. */
  readonly privateFiles: Storage;
}
