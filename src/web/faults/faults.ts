import { create } from "zustand";
import { faultText } from "./fault-text.ts";

/** Where a fault was noticed: a script, a promise nobody waited for, a part of the page, a call the server failed at. */
export const FAULT_KINDS = ["script", "promise", "part", "call"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly id: number;
  readonly kind: FaultKind;
  readonly message: string;
  /** What is known beside the message: the place in the program, the call. */
  readonly info: string;
  /** Path of the page it happened on. */
  readonly url: string;
  /** Empty where there is none. */
  readonly stack: string;
  /** The last time, in ms since 1970. */
  readonly at: number;
  /** How often the same happened. */
  readonly times: number;
}

/** A page that fails in a loop fills no more than this; the oldest go. */
export const MOST_FAULTS = 50;

/** What went wrong on this page since it was loaded, the latest first. */
export const useFaults = create<{ readonly faults: readonly Fault[] }>(() => ({ faults: [] }));

export const forgetFaults = (): void => useFaults.setState({ faults: [] });

let lastId = 0;

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
  return typeof error === "string" ? error : (JSON.stringify(error) ?? String(error));
};
const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? "") : "");

/** Enters a fault; one that is there already only counts and comes first. */
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
  useFaults.setState({ faults: [entered, ...faults.filter((each) => each !== same)].slice(0, MOST_FAULTS) });
}
