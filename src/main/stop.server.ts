import type { Logger } from "pino";
import type { App } from "../server/http/app.ts";

const DRAIN = 30_000; // ms, RE-11: what is not answered by then is cut
const WATCHED = 60_000; // a balancer asks at least this often
const ECHO = 1_000; // a service manager signals the launcher and us, and the launcher passes its signal on
const NOTICE = 5_000; // how long a balancer may take to see that we are leaving

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ends the server in order on SIGTERM or SIGINT: no longer ready, then no new connections, requests under way are
 * answered, `close` frees the rest. Where a balancer watches readiness it gets the time to notice. A signal
 * later than an echo of the first ends at once.
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
