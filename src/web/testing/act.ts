const { setTimeout } = globalThis; // a test's fake clock stands still

/** Turns of the event loop in which React draws, runs effects, and draws what these have changed. */
const TURNS = 3;

/** Like `act` of React, which its production build does not have (docs/decisions/021): `work`, until it is drawn. */
export async function act(work: () => unknown): Promise<void> {
  await work();
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => void setTimeout(resolve));
}
