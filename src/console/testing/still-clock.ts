import { vi } from "vitest";

export interface StillClock {
  /** Moves on by so many ms, and lets what follows the time be drawn. */
  forward(ms: number): Promise<void>;
  end(): void;
}

/** Holds the time of day, by which toasts measure how long they stay. */
export function stillClock(): StillClock {
  let now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  return {
    forward: async (ms) => {
      now += ms;
      for (let frame = 0; frame < 5; frame += 1) await drawn();
    },
    end: () => clock.mockRestore(),
  };
}
