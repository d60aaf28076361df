import { hostname } from "node:os";
import { pino } from "pino";
import type { DestinationStream, Logger, LoggerOptions } from "pino";
import { scrubText } from "../contract/secrets/scrub-text.ts";
import type { LogLevel } from "./env.ts";
import { scrub } from "./scrub-secrets.ts";

/**
 * The server's log: one JSON line per event on stderr, in UTC, with the name of this process (LG-03). stdout is
 * reserved for messages to the person who starts it. Secrets are removed from keys, addresses and messages (LG-01), and
 * only the path of a request is logged (LG-02). `write` receives the lines instead of stderr in tests.
 */
export function createLog(level: LogLevel, write?: (line: string) => void): Logger {
  const log = pino({ ...options, level }, write ? { write } : stderr());
  // The formatters below see a line's own fields only, not those bound to a child.
  const child = log.child;
  log.child = function (this: Logger, bindings: object, more?: object) {
    return child.call(this, isRequestId(bindings) ? bindings : (scrub(bindings) as object), more);
  } as typeof log.child;
  return log;
}

/**
 * Bound for every request. The program made it, so it is not searched for secrets, which would cost more than answering
 * with a cached page.
 */
const isRequestId = (bindings: object): boolean => {
  const [[name, value] = [], ...more] = Object.entries(bindings) as [string, unknown][];
  return name === "requestId" && more.length === 0 && typeof value === "string" && /^[0-9a-f-]{36}$/.test(value);
};

const asItIs = (value: unknown) => value; // `scrub` has been there already

/** This process, in the log and in traces. */
export const INSTANCE = `${hostname()}:${process.pid}`;

const options: LoggerOptions = {
  base: { instance: INSTANCE },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: {
    level: (label) => ({ level: label }),
    log: (entry) => scrub(entry) as Record<string, unknown>,
  },
  serializers: { err: asItIs, req: asItIs, res: asItIs },
  hooks: {
    logMethod(args, method) {
      const [first, ...rest]: unknown[] = args;
      // Left without a message, pino takes the error's own, past every formatter.
      const error: unknown = first instanceof Error ? first : Object(first).err;
      if (rest.length === 0 && error instanceof Error) rest.push(error.message);
      const clean = [typeof first === "string" ? scrubText(first) : first, ...rest.map((arg) => scrub(arg))];
      Reflect.apply(method, this, clean);
    },
  },
};

function stderr(): DestinationStream {
  const stream = pino.destination({ fd: 2, sync: true });
  stream.on("error", () => {}); // a full disk or a closed pipe behind stderr must not end the server (RE-05)
  return stream;
}
