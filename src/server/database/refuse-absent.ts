import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "../configuration-error.ts";

/** For what looks at an embedded database: opening one that is not there would create it. Throws `ConfigurationError`. */
export function refuseAbsent(dataDir: string): void {
  if (!existsSync(join(dataDir, "database"))) throw new ConfigurationError(`There is no database in ${dataDir}.`);
}
