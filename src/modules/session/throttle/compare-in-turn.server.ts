import { setTimeout as pause } from "node:timers/promises";
import { newToken } from "../../../server/security/random-token.ts";
import type { Services } from "../../../server/services.ts";
import { inLine, LineTooLong, PATIENCE } from "./line.server.ts";
import { notCompared, settleRight, settleWrong, takeTurn, type Arrival } from "./throttle.server.ts";

/** `waits`: nothing was compared, and nothing counted. */
export type Turn =
  | { readonly is: "right" }
  | { readonly is: "wrong" }
  | { readonly is: "waits"; readonly minutes: number };

type Needs = Pick<Services, "clock" | "database">;

/**
 * Compares when those who came before with the same counter are done, on this instance and on others: tries at once
 * neither slip through together nor use up each other's. What `compare` rejects with is passed on, and counts as no try.
 */
export async function compareInTurn(services: Needs, arrival: Arrival, compare: () => Promise<boolean>): Promise<Turn> {
  const { database, clock } = services;
  if (arrival.blockedUntil !== null) return waits(arrival.blockedUntil, clock.now());
  try {
    return await inLine(arrival.key, async () => {
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
    if (error instanceof LineTooLong) return { is: "waits", minutes: 1 };
    throw error;
  }
}

// In this process the line gives turns; another instance's is asked for again and again, by the first of the line alone.
async function takeWhenFree({ database, clock }: Needs, arrival: Arrival, holder: string) {
  const from = performance.now();
  for (;;) {
    const taken = await takeTurn(database, arrival, holder, clock.now());
    if (taken?.blockedUntil === null) return { is: "taken" } as const;
    if (taken) return waits(taken.blockedUntil, clock.now());
    if (performance.now() - from > PATIENCE) throw new LineTooLong();
    await pause(5 + Math.random() * 10);
  }
}

const waits = (until: string, now: number): Turn & { is: "waits" } => ({
  is: "waits",
  minutes: Math.max(1, Math.ceil((Date.parse(until) - now) / 60_000)),
});
