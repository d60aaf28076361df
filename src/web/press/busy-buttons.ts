import { useState } from "react";
import { useOneAtATime } from "./one-at-a-time.ts";

interface BusyButton {
  readonly loading: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/**
 * For buttons that call the server: the one that was pressed says that it is at work, the others beside it cannot be pressed
 * meanwhile. `button` gives what a button needs for that, under a name of its own.
 */
export function useBusyButtons<Name extends string = string>() {
  const one = useOneAtATime();
  const [busy, setBusy] = useState<Name>();
  /** For work that something else than the button begins. */
  const run = (name: Name, work: () => Promise<unknown>): Promise<unknown> =>
    one(async () => {
      setBusy(name);
      try {
        return await work();
      } finally {
        setBusy(undefined);
      }
    });
  const button = (name: Name, work: () => Promise<unknown>, isBlocked = false): BusyButton => ({
    loading: busy === name,
    disabled: busy === undefined ? isBlocked : busy !== name,
    onClick: () => void run(name, work),
  });
  return { busy, run, button };
}
