import { create } from "zustand";
import { faultText } from "./fault-text.ts";

/** Source of a fault: a script, an unhandled rejection, an error boundary, a call that the server failed. */
export const FAULT_KINDS = ["script", "promise", "part", "call"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly id: number;
  readonly kind: FaultKind;
  readonly message: string;
  /** Context beside the message: the component stack or the call. */
  readonly info: string;
  /** Path of the page. */
  readonly url: string;
  /** Empty if there is none. */
  readonly stack: string;
  /** Last occurrence, in ms since 1970. */
  readonly at: number;
  /** Number of occurrences. */
  readonly times: number;
}

/** Limit for a page that fails in a loop; the oldest are dropped. */
export const MAX_FAULTS = 50;

/** Faults since the page was loaded, the latest first. */
export const useFaults = create<{ readonly faults: readonly Fault[] }>(() => ({ faults: [] }));

export const forgetFaults = (): void => useFaults.setState({ faults: [] });

let lastId = 0;

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
  return typeof error === "string" ? error : (JSON.stringify(error) ?? String(error));
};
const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? "") : "");

/** Records a fault; a repeated one is counted and moves to the front. */
export function noteFault(kind: FaultKind, error: unknown, info = ""): void {
  const fault = {
    kind,
    message: faultText("message", messageOf(error)),
    info: faultText("info", info),
    url: faultText("url", location.pathname),
    stack: faultText("stack", stackOf(error)),
  };
  const { faults } = useFaults.getState();
  const same = faults.find(
    (each) => each.kind === kind && each.message === fault.message && each.stack === fault.stack,
  );
  const entered: Fault = {
    ...fault,
    id: same?.id ?? (lastId += 1),
    times: (same?.times ?? 0) + 1,
    at: Date.now(),
  };
  useFaults.setState({ faults: [entered, ...faults.filter((each) => each !== same)].slice(0, MAX_FAULTS) });
}
