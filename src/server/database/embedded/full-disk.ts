import { statfsSync } from "node:fs";
import { ConfigurationError } from "../../configuration-error.ts";
import { databaseErrorKind } from "../database-errors.ts";

const MB = 1_000_000;
// After a kill the engine goes through its log, for which it makes files of 16 MB; where it cannot, it aborts and says
// no more than that.
const ROOM = 64 * MB;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** What to say instead of `error` where the database in `dataDir` could not be opened for want of room (RE-05, RE-26). */
export function fullDisk(dataDir: string, error: unknown, free = freeBytes(dataDir)): ConfigurationError | undefined {
  if (error instanceof ConfigurationError || (free >= ROOM && databaseErrorKind(error) !== "full")) return undefined;
  return new ConfigurationError(
    `The database could not be opened: the disk of DATA_DIR (${dataDir}) has ${Math.floor(free / MB)} MB left. Make ` +
      `room there, ${ROOM / MB} MB at least, and start again; nothing that was saved is lost.`,
  );
}
