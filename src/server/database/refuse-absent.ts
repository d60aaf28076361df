import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "../configuration-error.ts";

/**
 * For code that only inspects an embedded database, since opening one that does not exist would create it. Throws
 * `ConfigurationError`.
 */
export function refuseAbsent(dataDir: string): void {
  if (existsSync(join(dataDir, "database"))) return;
  throw new ConfigurationError(`There is no database in ${dataDir}: set DATA_DIR to the folder of the installation.`);
}
