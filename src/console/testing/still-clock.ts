import { vi } from "vitest";

export interface StillClock {
  /** Advances the clock by `ms` and lets dependent renders finish. */
  forward(ms: number): Promise<void>;
  end(): void;
}

/** Freezes `Date.now()`, by which toasts measure how long they stay. */
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
