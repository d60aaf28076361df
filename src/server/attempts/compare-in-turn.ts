import { setTimeout as pause } from "node:timers/promises";
import { MINUTE } from "../../contract/date/durations.ts";
import { newToken } from "../secrets/random-token.ts";
import type { Services } from "../services.ts";
import { inQueue, QueueTooLong, QUEUE_TIMEOUT_MS } from "./attempt-queue.ts";
import { notCompared, settleRight, settleWrong, takeTurn, type Arrival } from "./attempts-and-waits.ts";

/** `waits`: nothing was compared or counted. */
export type Turn =
  | { readonly is: "right" }
  | { readonly is: "wrong" }
  | { readonly is: "waits"; readonly minutes: number };

type Needs = Pick<Services, "clock" | "database">;

/**
 * Compares after all earlier attempts with the same counter, on all instances: parallel attempts can neither exceed the
 * limit together nor use up each other's. Rejections of `compare` are passed on and not counted.
 */
export async function compareInTurn(services: Needs, arrival: Arrival, compare: () => Promise<boolean>): Promise<Turn> {
  const { database, clock } = services;
  if (arrival.blockedUntil !== null) return waits(arrival.blockedUntil, clock.now());
  try {
    return await inQueue(arrival.key, async () => {
      const holder = newToken();
      const taken = await takeWhenFree(services, arrival, holder);
      if (taken.is === "waits") return taken;
      const isRight = await compare().catch(async (error: unknown) => {
        await notCompared(database, arrival, holder);
        throw error;
      });
      if (isRight) await settleRight(database, arrival, holder, clock.now());
      else await settleWrong(database, arrival, holder);
      return { is: isRight ? "right" : "wrong" } as const;
    });
  } catch (error) {
    if (error instanceof QueueTooLong) return { is: "waits", minutes: 1 };
    throw error;
  }
}

// Within this process the queue orders attempts; for other instances the first of the queue polls the database.
async function takeWhenFree({ database, clock }: Needs, arrival: Arrival, holder: string) {
  const from = performance.now();
  for (;;) {
    const taken = await takeTurn(database, arrival, holder, clock.now());
    if (taken?.blockedUntil === null) return { is: "taken" } as const;
    if (taken) return waits(taken.blockedUntil, clock.now());
    if (performance.now() - from > QUEUE_TIMEOUT_MS) throw new QueueTooLong();
    await pause(5 + Math.random() * 10);
  }
}

const waits = (until: string, now: number): Turn & { is: "waits" } => ({
  is: "waits",
  minutes: Math.max(1, Math.ceil((Date.parse(until) - now) / MINUTE)),
});
