import type { Logger } from "pino";
import type { App } from "../server/http/app.ts";

const DRAIN = 30_000; // ms (RE-11); requests that are still open then are cut off
const WATCHED = 60_000; // ms; a load balancer probes readiness at least this often
// ms; a service manager signals the launcher and this process, and the launcher forwards its own signal
const ECHO = 1_000;
const NOTICE = 5_000; // ms in which a load balancer notices that readiness has ended

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Stops the server on SIGTERM or SIGINT: readiness ends, no connections are accepted, open requests are answered, then
 * `close` frees the rest. If a load balancer probes readiness, it gets time to notice. A signal after the echo of the
 * first ends the process at once.
 */
export function stopOnSignal(app: App, log: Logger, close: () => Promise<void>): void {
  let since: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since > ECHO) process.exit(1);
      return;
    }
    since = performance.now();
    log.info({ signal }, "stopping");
    setTimeout(() => {
      log.error("requests were still under way after 30 s: cut off");
      process.exit(1);
    }, DRAIN).unref();
    app.readiness.drain();
    if (signal === "SIGTERM" && app.readiness.lastAsked() < WATCHED) await pause(NOTICE);
    await app.server.close();
    await close();
    log.info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, "could not stop in order");
        process.exit(1);
      });
    });
  }
}
