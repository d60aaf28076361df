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

/**
 * Reads the keys in `env.secretsFile`, which the operator made and mounts; otherwise reads `<dataDir>/secrets.json`, or
 * writes it with fresh random keys on the first start (mode 0600, completely or not at all). Throws
 * `ConfigurationError` if the file can be read by others, is damaged, or holds a short, repeated or patterned key
 * (ST-03). Also throws, outside development, if it is missing beside an existing embedded database; so it must be
 * called before `openDatabase`, which creates one.
 */
export function loadSecrets(
  dataDir: string,
  env: { readonly isProduction: boolean; readonly secretsFile?: string | null },
): Secrets {
  if (env.secretsFile) {
    if (!existsSync(env.secretsFile))
      throw new ConfigurationError(`SECRETS_FILE is ${env.secretsFile}, which is missing.`);
    return readSecrets(env.secretsFile);
  }
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    if (env.isProduction && existsSync(join(dataDir, "database", "terrace-ready"))) {
      throw new ConfigurationError(
        `${file} is missing beside an existing database: put it back, or restore from a backup.`,
      );
    }
    writeFresh(dataDir, file);
  }
  if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0) {
    throw new ConfigurationError(`${file} can be read by other users of this machine: run chmod 600 on it.`);
  }
  return readSecrets(file);
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

function readSecrets(file: string): Secrets {
  const stored = parse(readFileSync(file, "utf8"));
  if (!stored)
    throw new ConfigurationError(`${file} is damaged: put it back from a backup (removing it ends all sessions).`);
  const tokenKey = Buffer.from(stored.tokenKey, "base64url");
  const linkKey = Buffer.from(stored.linkKey, "base64url");
  if (isWeakKey(tokenKey) || isWeakKey(linkKey) || tokenKey.equals(linkKey)) {
    throw new ConfigurationError(
      `${file} holds a short, repeated or made-up key: remove it to get fresh ones (ends all sessions).`,
    );
  }
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
