import { hostname } from "node:os";
import { pino } from "pino";
import type { Logger } from "pino";
import type { LogLevel } from "./env.ts";
import { scrub, scrubText } from "./scrub-secrets.ts";

/**
 * The server's log: one JSON line per event on stderr, UTC, with this process's name (LG-03); stdout is left for what
 * a person reads at the start. Secrets are taken out of keys, addresses and messages (LG-01), of requests only the
 * path is kept (LG-02). `write` receives the lines instead of stderr in tests.
 */
export function createLog(level: LogLevel, write?: (line: string) => void): Logger {
  const options = {
    level,
    base: { instance: `${hostname()}:${process.pid}` },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: Record<string, unknown>) => scrub(entry) as Record<string, unknown>,
    },
    serializers: { err: (value: unknown) => value, req: (value: unknown) => value, res: (value: unknown) => value },
    hooks: {
      logMethod(args: unknown[], method: (...all: unknown[]) => void) {
        method.apply(
          this,
          args.map((arg) => (typeof arg === "string" ? scrubText(arg) : arg)),
        );
      },
    },
  } as const;
  if (write) return pino(options as pino.LoggerOptions, { write });
  const stderr = pino.destination({ fd: 2, sync: true });
  stderr.on("error", () => {}); // a full disk or a closed pipe behind stderr must not end the server (RE-05)
  return pino(options as pino.LoggerOptions, stderr);
}
