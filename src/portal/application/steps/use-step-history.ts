import { useEffect, useEffectEvent, useRef } from "react";

/** State of a history entry of the form; entries of others, such as of a link within the page, have no step. */
interface StepEntry {
  readonly applicationStep?: number;
  /** The entry before this one is that of the step before. */
  readonly hasStepBefore?: boolean;
}

const entryNow = (): StepEntry => Object(history.state) as StepEntry;

/**
 * The browser's "back" goes to the step before: each step that is shown has an entry in the history. Returns the
 * functions with which the form itself goes to a step.
 */
export function useStepHistory(step: number, isReady: boolean, onStep: (step: number) => void) {
  const isGoingBack = useRef(false);
  const follow = useEffectEvent(() => {
    isGoingBack.current = false;
    const { applicationStep } = entryNow();
    if (applicationStep !== undefined && applicationStep !== step) onStep(applicationStep);
  });
  useEffect(() => {
    if (!isReady) return undefined;
    const listen = () => follow();
    addEventListener("popstate", listen);
    history.scrollRestoration = "manual"; // a step is shown from its heading on
    return () => {
      removeEventListener("popstate", listen);
      history.scrollRestoration = "auto";
    };
  }, [isReady]);
  // The step of a restored form, or the first one of a form that is begun again.
  useEffect(() => {
    if (isReady && entryNow().applicationStep !== step)
      history.replaceState({ applicationStep: step } satisfies StepEntry, "");
  }, [isReady, step]);
  const jump = (to: number) => {
    history.pushState({ applicationStep: to, hasStepBefore: to === step + 1 } satisfies StepEntry, "");
    onStep(to);
  };
  return {
    jump,
    /** To the step before by the browser's own way, so that no entry is left behind. */
    go(to: number) {
      if (isGoingBack.current) return; // a key that is held
      if (to !== step - 1 || !entryNow().hasStepBefore) return jump(to);
      isGoingBack.current = true;
      history.back();
    },
  };
}
