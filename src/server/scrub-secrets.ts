import { HIDDEN, scrubText } from "../contract/secrets/scrub-text.ts";

// Keys whose values are never logged (LG-01). Compared without case, dashes and underscores.
const secretKey =
  /pass(word|wd|phrase)?|token|captcha|secret|cookie|ticket|authorization|credential|databaseurl|mailurl|connectionstring|^hash$|privatekey/;
const harmless = /^(mustchangepassword|passwordmustbechanged|tokentype|ttl)$/;

const MAX_DEPTH = 6;
const MAX_MEMBERS = 100;

/** A copy of `value` fit for a log: secrets hidden, errors and requests cut to what helps, depth and size bounded. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrubText(value);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= MAX_DEPTH) return "[deeper]";
  if (Array.isArray(value)) return value.slice(0, MAX_MEMBERS).map((item) => scrub(item, depth + 1));
  const request = describeHttp(value as Record<string, unknown>);
  if (request) return request;
  const entries = Object.entries(value).slice(0, MAX_MEMBERS);
  return Object.fromEntries(entries.map(([key, item]) => [key, isSecret(key, item) ? HIDDEN : scrub(item, depth + 1)]));
}

function isSecret(key: string, value: unknown): boolean {
  if (value === null || value === undefined || typeof value === "boolean") return false;
  const plain = key.toLowerCase().replace(/[-_.]/g, "");
  return secretKey.test(plain) && !harmless.test(plain);
}

/**
 * No `detail`, `where` or parameters of a database error: they repeat stored values. Lines of a stack are cut because
 * the embedded engine's are 20 KB each.
 */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  const lines = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: scrubText(error.message.slice(0, 500)),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: lines.slice(0, 12).map((line) => line.trim().slice(0, 200)),
    ...(error.cause instanceof Error && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** Node's and Fastify's requests and replies hold sockets, bodies and headers: four fields are enough. */
function describeHttp(value: Record<string, unknown>): Record<string, unknown> | null {
  const { method, url, ip, statusCode } = value;
  if (typeof method === "string" && typeof url === "string") {
    const path = scrubText(url.split("?", 1)[0] ?? "");
    return { method, path, ...(typeof ip === "string" ? { ip } : {}) };
  }
  if (typeof statusCode === "number" && ("getHeader" in value || "raw" in value)) return { status: statusCode };
  return null;
}
