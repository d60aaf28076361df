import { useSyncExternalStore } from "react";

let isPrinting = false;

const watch = (listener: () => void) => {
  const begin = () => {
    isPrinting = true;
    listener();
  };
  const end = () => {
    isPrinting = false;
    listener();
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
};

/** True while the page is being put on paper. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watch, () => isPrinting);
