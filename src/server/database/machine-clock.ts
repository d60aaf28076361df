import type { Logger } from "pino";
import { systemClock, type Clock } from "../clock.ts";
import { recurring } from "../recurring.ts";
import { TOLD_SKEW, type Machine } from "./database-clock.ts";

/*
 * The embedded database has no clock of its own, so the machine's clock counts, and there is no other to compare it
 * with. If the machine's clock is set, or the machine was suspended, the new time is used and the jump is logged.
 */

const GLANCE_EVERY = 1_000; // ms

interface MachineClock {
  readonly clock: Clock;
  /** Looks whether it has jumped. */
  glance(): Promise<void>;
}

/** Logs each jump of the machine's clock, measured by its monotonic clock, which nobody can set. */
export function machineClock({ clock, monotonic }: Machine, log: Pick<Logger, "warn">): MachineClock {
  const lead = () => clock.now() - monotonic();
  let stood = lead();
  return {
    clock,
    async glance() {
      const jump = lead() - stood;
      stood = lead();
      if (Math.abs(jump) <= TOLD_SKEW) return;
      const seconds = Math.round(jump / 100) / 10;
      const words = `this machine's clock has jumped ${Math.abs(seconds)} s ${jump > 0 ? "ahead" : "back"}`;
      log.warn({ seconds }, `${words}: what ends with a time ends ${jump > 0 ? "earlier" : "later"} by as much`);
    },
  };
}

/** The clock of an instance on the embedded database, watched until `stop`. */
export function watchMachineClock(offsetSeconds: number, log: Logger): MachineClock & { stop(): Promise<void> } {
  const watch = machineClock({ clock: systemClock(offsetSeconds), monotonic: () => performance.now() }, log);
  const { stop } = recurring(
    GLANCE_EVERY,
    () => watch.glance(),
    (error) => log.debug({ err: error }, "the machine's clock could not be looked at"),
  );
  return { ...watch, stop };
}
