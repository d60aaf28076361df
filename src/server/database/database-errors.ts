/**
 * Kinds of failed queries and how they are answered:
 * - `unavailable` the database cannot be reached or is restarting → 503, try again
 * - `timeout`     it took too long, or no connection became free → 503, try again
 * - `unique` / `foreign` a constraint
 * - `invalid-text` the input cannot be stored or read as its type (NUL, a 20-digit offset) → 400
 * - `full`        no space left → 503; reads go on (RE-05)
 */
export type DatabaseErrorKind = "unavailable" | "timeout" | "unique" | "foreign" | "invalid-text" | "full" | "other";

const field = (error: unknown, name: string): string | undefined => {
  if (typeof error !== "object" || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
};

/** The five-letter SQLSTATE of a database error, if it is one. */
export function sqlState(error: unknown): string | undefined {
  const code = field(error, "code");
  return code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** A migration gave a column another type: what a connection keeps prepared is of no further use. */
export const CACHED_PLAN_CHANGED = "0A000";

const byState: Record<string, DatabaseErrorKind> = {
  "23505": "unique",
  "23503": "foreign",
  "22021": "invalid-text", // character not in repertoire: NUL
  "22P02": "invalid-text",
  "22P05": "invalid-text",
  "22003": "invalid-text", // number out of range
  "22001": "invalid-text", // too long
  "22007": "invalid-text",
  "22008": "invalid-text",
  "2201W": "invalid-text", // limit
  "2201X": "invalid-text", // offset
  "57014": "timeout", // statement_timeout, and the embedded watchdog
  "55P03": "timeout",
  "25P03": "timeout",
  "53100": "full",
};
const byClass: Record<string, DatabaseErrorKind> = {
  "08": "unavailable",
  "53": "unavailable",
  "57": "unavailable",
  "58": "unavailable",
};

const network = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "EAI_AGAIN",
  "ENOENT", // a socket file that is not there
]);

// node-postgres has no codes for these errors; they are recognised by its messages, collected here.
const waitedTooLong =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated due to connection timeout)/;

/** No answer came: the connection still waits for it, and is of no use to the next one. */
export const isUnanswered = (error: unknown): boolean => field(error, "message") === "Query read timeout";

/** Classifies any thrown value. A value that is not a database error is `other`. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind {
  const state = sqlState(error);
  if (state !== undefined) {
    const known = byState[state] ?? byClass[state.slice(0, 2)];
    if (known) return known;
  }
  const code = field(error, "code");
  if (code === "ENOSPC") return "full";
  if (code === "ETIMEDOUT") return "timeout";
  if (code !== undefined && network.has(code) && field(error, "syscall") !== "open") return "unavailable";
  const message = field(error, "message") ?? "";
  if (waitedTooLong.test(message)) return "timeout";
  if (/^(Connection terminated|Client has encountered a connection error|Cannot use a pool after)/.test(message)) {
    return "unavailable";
  }
  if (/no space left/i.test(message)) return "full";
  if (error instanceof AggregateError) return error.errors.length > 0 ? databaseErrorKind(error.errors[0]) : "other";
  return "other";
}
