import { accessSync, constants, mkdtempSync, readdirSync, rmdirSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "../configuration-error.ts";
import type { Env } from "../env.ts";

const { R_OK, W_OK, X_OK } = constants;
const WHOLE = R_OK | W_OK | X_OK; // of a folder
const ROOT = 0;

const found = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // it is below something that may not be entered, which is looked at first
  }
};

/** Whom the file system gives what this process makes there: some give everything to one user. */
function ownerOfNew(folder: string): number | undefined {
  try {
    const made = mkdtempSync(join(folder, ".owner-"));
    const { uid } = statSync(made);
    rmdirSync(made);
    return uid;
  } catch {
    return undefined;
  }
}

/**
 * What root makes beside the files of another user stops that user's next start: the engine of the database says no
 * more than that it was aborted.
 */
function refuseRoot(dataDir: string): void {
  if (process.getuid?.() !== ROOT) return;
  for (const name of ["database", "secrets.json", "session-epoch.json", "audit-chain.json"]) {
    const path = join(dataDir, name);
    const of = found(path);
    if (!of || of.uid === ROOT || ownerOfNew(dataDir) === of.uid) continue;
    throw new ConfigurationError(
      `${path} belongs to user ${of.uid}, who could not read what root makes there: run this as that user, ` +
        `setpriv --reuid=${of.uid} --regid=${of.gid} --clear-groups before the command, or exec --user ${of.uid} in a container.`,
    );
  }
}

function refusal(path: string, code: string | undefined, dataDir: string): ConfigurationError | undefined {
  if (code === "EROFS")
    return new ConfigurationError(
      `${path} is on a disk that is mounted read-only: mount it for writing, or set another DATA_DIR.`,
    );
  if (code !== "EACCES" && code !== "EPERM") return undefined; // whoever opens it says what it is
  const [owner, self] = [found(path)?.uid, process.getuid?.()];
  const us = self === undefined ? "this user" : `user ${self}, as whom this runs`;
  if (owner === undefined) return new ConfigurationError(`DATA_DIR is ${dataDir}, which may not be entered by ${us}.`);
  const help =
    owner === self
      ? `run chmod -R u+rwX ${dataDir}.`
      : `run this as user ${owner}, or give all of it away with chown -R ${self ?? "…"} ${dataDir}.`;
  return new ConfigurationError(`${path} belongs to user ${owner} and is closed to ${us}: ${help}`);
}

function refuseClosed(path: string, dataDir: string, mode = found(path)?.isFile() ? R_OK | W_OK : WHOLE): void {
  try {
    accessSync(path, mode);
  } catch (error) {
    const refused = refusal(path, (error as NodeJS.ErrnoException).code, dataDir);
    if (refused) throw refused;
  }
}

/**
 * Throws `ConfigurationError` where this user cannot, or as root must not, work with what an installation has made in
 * DATA_DIR. What is not there yet is no matter. It leaves nothing behind.
 */
export function refuseUnusable({ dataDir, bucket }: Pick<Env, "bucket" | "dataDir">): void {
  const stores = ["files", "files/.unfinished", "private", "private/.unfinished"];
  refuseClosed(dataDir, dataDir);
  refuseRoot(dataDir);
  for (const name of ["database", "lock", ...(bucket ? [] : stores)]) refuseClosed(join(dataDir, name), dataDir);
  refuseClosed(join(dataDir, "secrets.json"), dataDir, R_OK);
}

/**
 * Throws `ConfigurationError` where a file of the embedded database is closed to this user: the engine says of it no
 * more than that it was aborted.
 */
export function refuseClosedFiles(dataDir: string): void {
  const folder = join(dataDir, "database");
  const namesIn = () => {
    try {
      return readdirSync(folder, { recursive: true, encoding: "utf8" });
    } catch (error) {
      refuseClosed((error as NodeJS.ErrnoException).path ?? folder, dataDir); // a folder of it is closed
      return [];
    }
  };
  for (const name of namesIn()) refuseClosed(join(folder, name), dataDir);
}
