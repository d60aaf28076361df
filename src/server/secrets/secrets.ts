import { createHash, createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { commandWords } from "../command-words.ts";
import { ConfigurationError } from "../configuration-error.ts";
import { makeDataDir } from "../storage/make-folder.ts";
import { isWeakKey, KEY_BYTES } from "./weak-key.ts";

/**
 * The keys of this installation. All instances on one database need the same file. They are key objects, which cannot
 * be written into a log and with which an HMAC takes a sixth of the time that it takes with bytes.
 */
export interface Secrets {
  /** For `tokenHash`: a new one ends every session. */
  readonly tokenKey: KeyObject;
  /** For signed links and anything else handed out and recognised again. */
  readonly linkKey: KeyObject;
  /** Tells two sets of keys apart without revealing them: instances with different ones refuse to share a database. */
  readonly fingerprint: string;
}

const Stored = z.strictObject({ tokenKey: z.string(), linkKey: z.string() });

interface KeysEnv {
  readonly isProduction: boolean;
  readonly secretsFile?: string | null;
  readonly databaseUrl?: string | null;
}

/** The file with the keys: the one that the operator mounts, else that of `dataDir`. */
export const keysFile = (dataDir: string, { secretsFile }: Pick<KeysEnv, "secretsFile">): string =>
  secretsFile ?? join(dataDir, "secrets.json");

/** What makes good keys of bad or lost ones. */
function remedy(dataDir: string, { isProduction, secretsFile, databaseUrl }: KeysEnv): string {
  if (secretsFile) return "put the keys back there, or two fresh ones, with which all sessions end.";
  if (databaseUrl || !isProduction || !hasDatabase(dataDir))
    return "put it back from a copy, or remove it: a start then makes fresh keys, with which all sessions end.";
  return (
    `put it back from a copy. If there is none, run ${commandWords("backup")} and restore the file that it writes ` +
    `(${commandWords("restore", "<file>")}), which makes fresh keys and ends all sessions.`
  );
}

const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, "database", "terrace-ready"));

/**
 * Reads the keys in `env.secretsFile`, which the operator made and mounts; otherwise reads `<dataDir>/secrets.json`, or
 * writes it with fresh random keys on the first start (mode 0600, completely or not at all). Throws
 * `ConfigurationError` if the file can be read by others, is damaged, or holds a short, repeated or patterned key
 * (ST-03). Also throws, outside development, if it is missing beside an existing embedded database; so it must be
 * called before `openDatabase`, which creates one. (Of a PostgreSQL server `refuseDifferentKeys` says so.)
 */
export function loadSecrets(dataDir: string, env: KeysEnv): Secrets {
  const file = keysFile(dataDir, env);
  if (env.secretsFile) {
    if (!existsSync(file)) throw new ConfigurationError(`SECRETS_FILE is ${file}, which is missing.`);
  } else {
    if (!existsSync(file)) {
      if (env.isProduction && !env.databaseUrl && hasDatabase(dataDir))
        throw new ConfigurationError(`${file} is missing beside an existing database: ${remedy(dataDir, env)}`);
      writeFresh(dataDir, file);
    }
    if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0)
      throw new ConfigurationError(`${file} can be read by other users of this machine: run chmod 600 on it.`);
  }
  const secrets = readSecrets(file);
  if (typeof secrets !== "string") return secrets;
  throw new ConfigurationError(
    `${env.secretsFile ? `SECRETS_FILE is ${file}, which` : file} ${secrets}: ${remedy(dataDir, env)}`,
  );
}

/** Fresh keys instead of the present ones: every session and signed link ends (after a restore, RE-20). */
export function renewSecrets(dataDir: string): void {
  const file = join(dataDir, "secrets.json");
  rmSync(file, { force: true });
  writeFresh(dataDir, file);
}

function writeFresh(dataDir: string, file: string): void {
  makeDataDir(dataDir);
  const fresh = () => randomBytes(KEY_BYTES).toString("base64url");
  const part = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const handle = openSync(part, "wx", 0o600);
  try {
    writeSync(handle, JSON.stringify({ tokenKey: fresh(), linkKey: fresh() }));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(part, file); // fails if another process was first: then its keys are the ones
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

/** The keys, or what is wrong with them. */
function readSecrets(file: string): Secrets | string {
  const stored = parse(readFileSync(file, "utf8"));
  if (!stored) return "is damaged";
  const tokenKey = Buffer.from(stored.tokenKey, "base64url");
  const linkKey = Buffer.from(stored.linkKey, "base64url");
  if (isWeakKey(tokenKey) || isWeakKey(linkKey) || tokenKey.equals(linkKey))
    return "holds a short, repeated or made-up key";
  const fingerprint = createHash("sha256")
    .update("fingerprint")
    .update(tokenKey)
    .update(linkKey)
    .digest("hex")
    .slice(0, 16);
  return { tokenKey: createSecretKey(tokenKey), linkKey: createSecretKey(linkKey), fingerprint };
}

function parse(text: string): z.infer<typeof Stored> | null {
  try {
    return Stored.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
