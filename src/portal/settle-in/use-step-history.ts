import { useEffect, useEffectEvent } from "react";

/** State of a history entry of the form. */
interface StepEntry {
  readonly settleInStep?: number;
  /** It was made by a step forward, so the entry before it is the form's as well. */
  readonly isMade?: boolean;
}

const entryNow = (): StepEntry => Object(history.state) as StepEntry;

/**
 * The browser's "back" goes to the step before: each step that is reached has an entry in the history. Returns the
 * functions with which the form's own buttons move.
 */
export function useStepHistory(step: number, onStep: (step: number) => void) {
  const follow = useEffectEvent(() => onStep(entryNow().settleInStep ?? 0));
  useEffect(() => {
    const listen = () => follow();
    addEventListener("popstate", listen);
    return () => removeEventListener("popstate", listen);
  }, []);
  return {
    advance(next: number) {
      history.replaceState({ ...entryNow(), settleInStep: step }, "");
      history.pushState({ settleInStep: next, isMade: true } satisfies StepEntry, "");
      onStep(next);
    },
    goBack(to: number) {
      const { settleInStep, isMade } = entryNow();
      if (to === step - 1 && settleInStep === step && isMade) history.back();
      else onStep(to);
    },
  };
}
