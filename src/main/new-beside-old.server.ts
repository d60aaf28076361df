import { existsSync } from "node:fs";
import { join } from "node:path";
import { commandWords } from "../server/command-words.ts";

/**
 * What to say where a PostgreSQL database was just begun although there is an embedded one: whoever only set
 * DATABASE_URL finds an installation without their records. `applied`: the migrations of this start.
 */
export function newBesideOld(dataDir: string, applied: readonly string[]): string | undefined {
  const isNew = applied.some((name) => name.startsWith("0001-"));
  if (!isNew || !existsSync(join(dataDir, "database", "terrace-ready"))) return undefined;
  return (
    `a new installation was begun in DATABASE_URL; the one in ${dataDir} stays where it was. To take it over instead, stop, ` +
    `make the database of DATABASE_URL anew and run ${commandWords("move-database", "to-postgres")}`
  );
}
