import { useEffect } from "react";

const guards = new Set<object>();
let isAgreed = false;

/** Makes the browser ask before it leaves the page while there are unsaved changes. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isAgreed) event.preventDefault();
    };
    guards.add(hold);
    window.addEventListener("beforeunload", hold);
    return () => {
      guards.delete(hold);
      window.removeEventListener("beforeunload", hold);
    };
  }, [isDirty]);
}

/** True if the browser would ask. */
export const isLeaveGuarded = (): boolean => guards.size > 0;

/** Loads the page anew without the browser's question, which the person has answered already. */
export function reloadAsAgreed(): void {
  isAgreed = true;
  location.reload();
}
