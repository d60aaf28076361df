import { OPEN_STATES, WAITING_STATES, type ApplicationState, type StepKind } from "./application-state.ts";

interface Transition {
  readonly from: readonly ApplicationState[];
  readonly to: ApplicationState;
  /** The entry that it makes in the application's history. */
  readonly entry: StepKind;
}

/** All changes of an application's state, by their verb in the activity log. */
export const TRANSITIONS = {
  take: { from: WAITING_STATES, to: "inReview", entry: "taken" },
  assign: { from: OPEN_STATES, to: "inReview", entry: "assigned" },
  return: { from: ["inReview"], to: "returned", entry: "returned" },
  reject: { from: ["inReview"], to: "rejected", entry: "rejected" },
  approve: { from: ["inReview"], to: "approved", entry: "approved" },
  resubmit: { from: ["returned"], to: "resubmitted", entry: "resubmitted" },
} as const satisfies Readonly<Record<string, Transition>>;
export type TransitionName = keyof typeof TRANSITIONS;

/** Whether an application in the state can go that way. */
export const isPossible = (name: TransitionName, state: unknown): boolean =>
  TRANSITIONS[name].from.some((each) => each === state);
