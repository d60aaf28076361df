import { useState } from "react";
import { useOneAtATime } from "./one-at-a-time.ts";

/** Props of a button. */
export interface BusyButton {
  readonly loading: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/**
 * State for buttons that call the server: the pressed one shows a spinner, the others are disabled meanwhile.
 * `button(name)` returns the props.
 */
export function useBusyButtons<Name extends string = string>() {
  const one = useOneAtATime();
  const [busy, setBusy] = useState<Name>();
  /** Runs work that something other than a button starts. */
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
