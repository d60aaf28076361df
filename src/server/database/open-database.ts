import { ConfigurationError } from "../configuration-error.ts";
import type { Database } from "./database.ts";
import { databaseErrorKind, sqlState } from "./database-errors.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openServer } from "./connections/open-server.ts";

export interface DatabaseOptions {
  readonly dataDir: string;
  /** null or absent = embedded. */
  readonly databaseUrl?: string | null;
  /** The server itself, where `databaseUrl` leads to a pooler. */
  readonly databaseDirectUrl?: string | null;
  /** A standby that answers reads, or a pooler before one. */
  readonly databaseReadUrl?: string | null;
  /** The longest a statement of a request may run; default 5,000 ms (RL-04, RE-07). */
  readonly statementLimitMs?: number;
  /** The longest a caller waits for a free connection; default 10,000 ms, then `timeout` (RE-24). */
  readonly waitLimitMs?: number;
}

/** OpenSSL's word for what is wrong with a certificate. */
const isTlsFault = (code: string | undefined): boolean =>
  /^(?:DEPTH_ZERO_SELF|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|CERT_|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA)/.test(
    code ?? "",
  );

/**
 * Explains what the operator can do about a server that refuses the connection; returns the error itself if there is
 * nothing.
 */
function refusal(error: unknown, databaseUrl: string): unknown {
  const { host } = new URL(databaseUrl); // the whole holds a password; the host is enough to find the mistake
  if (["unavailable", "timeout"].includes(databaseErrorKind(error)))
    return new ConfigurationError(`The database of DATABASE_URL at ${host} cannot be reached.`);
  const { code, message, path, syscall } = Object(error) as NodeJS.ErrnoException;
  if (syscall === "open")
    return new ConfigurationError(`DATABASE_URL names the file ${path}, which cannot be read (${code}).`);
  if (message === "The server does not support SSL connections")
    return new ConfigurationError(
      `The server of DATABASE_URL at ${host} has no TLS: turn it on there, or leave sslmode out where the way to it is safe.`,
    );
  if (isTlsFault(code))
    return new ConfigurationError(
      `The certificate of DATABASE_URL's server at ${host} is not good (${message}): name its issuer by ` +
        "sslmode=verify-full&sslrootcert=/path/ca.pem, or its own name as the host.",
    );
  const isLockedOut = /^(?:28|3D)/.test(sqlState(error) ?? ""); // role or password; no such database
  if (!isLockedOut || !(error instanceof Error)) return error;
  return new ConfigurationError(`The server of DATABASE_URL at ${host} refuses: ${error.message}.`);
}

/**
 * Opens the database the configuration names; an `Env` fits as it is. Throws `ConfigurationError` when the directory
 * is in use or of another engine version, and when a server cannot be reached or refuses.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const {
    dataDir,
    databaseUrl,
    databaseDirectUrl: directUrl = null,
    databaseReadUrl: readUrl = null,
    statementLimitMs = 5_000,
    waitLimitMs = 10_000,
  } = options;
  if (!databaseUrl) return openEmbedded({ dataDir, statementLimitMs, waitLimitMs });
  try {
    return await openServer({ databaseUrl, directUrl, readUrl, statementLimitMs, waitLimitMs });
  } catch (error) {
    throw refusal(error, databaseUrl);
  }
}
